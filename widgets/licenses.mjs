export function writeLicenses(path) {
  void path;
}
