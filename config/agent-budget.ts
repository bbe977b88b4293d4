/** From the last syllable spoken to an agent to the first one heard of it: milliseconds at the median, and for all but the slowest twentieth. */
export const agentBudget = [
  { id: 'capture', median: 60, slow: 140 },
  { id: 'turn', median: 220, slow: 420 },
  { id: 'recognise', median: 40, slow: 90 },
  { id: 'model', median: 180, slow: 410 },
  { id: 'speech', median: 70, slow: 130 },
  { id: 'down', median: 40, slow: 110 },
  { id: 'play', median: 40, slow: 90 },
] as const;
