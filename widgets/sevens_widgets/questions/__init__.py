"""The questions of quizzes: made from deals or positions, their answers found by the rules package."""
