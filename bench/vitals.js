// Notes from the start of a page: milliseconds of its largest paints, shifts nobody asked for, and the wait from each action to its paint.
(() => {
  const noted = { paints: [], shifts: [], waits: [] };
  const longest = new Map();
  const watchers = [];
  const watch = (type, take, more = {}) => {
    const watcher = new PerformanceObserver((list) => list.getEntries().forEach(take));
    watcher.observe({ type, buffered: true, ...more });
    watchers.push([watcher, take]);
  };
  watch("largest-contentful-paint", ({ startTime }) => noted.paints.push(startTime));
  watch("layout-shift", ({ value, hadRecentInput }) => hadRecentInput || noted.shifts.push(value));
  const action = ({ interactionId: id, duration }) => id && longest.set(id, Math.max(duration, longest.get(id) ?? 0));
  watch("event", action, { durationThreshold: 16 });
  window.vitals = () => {
    for (const [watcher, take] of watchers) watcher.takeRecords().forEach(take);
    return { ...noted, waits: [...longest.values()] };
  };
})();
