/** A few strokes for each kind of city, 28 wide on a ground at 24. */
export const skylines = {
  gables: 'M0 24h28M3 24V12l4-5 4 5v12M14 24V9h6v15M23 24V15',
  pyramids: 'M0 24h28M2 24L12 7l10 17M17 15l5-7 6 16',
  dome: 'M0 24h28M4 24V13q6-12 12 0v11M10 7V3M21 24V5l3-3v22',
  towers: 'M0 24h28M4 24V8h5v16M11 24V5h5v19M18 24V8h5v16M2 5q12-5 24 0',
  gate: 'M0 24h28M4 24V9h20v15M9 24v-6q5-7 10 0v6M4 9q10-8 20 0',
  bridge: 'M0 24h28M0 20Q14-4 28 20M7 12v8M14 8v12M21 12v8M0 20h28',
  mast: 'M0 24h28M8 24L13 4l5 20M10 16h6M13 4V0M22 24V13h4v11',
  acacia: 'M0 24h28M14 24V12M3 12q11-10 22 0zM14 18l6-6',
  obelisk: 'M0 24h28M6 24l3-4h10l3 4M12 20L13 7h2l1 13M11 7h6M14 7V2',
} as const;
