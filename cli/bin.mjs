#!/usr/bin/env node
// Checks the version of Node.js before anything else is loaded, because earlier versions cannot parse the other files. So this file has no
// import, and no syntax that is newer than Node.js 12.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  import('./start.mjs');
} else {
  const problem = {
    severity: 'error',
    what: 'this version of Node.js is too old',
    where: process.execPath,
    why: `it is ${process.version}; 20.19 or later is required`,
    fix: 'install a newer Node.js from https://nodejs.org',
  };
  console.error(`error: ${problem.what}\n  where: ${problem.where}\n  why:   ${problem.why}\n  fix:   ${problem.fix}`);
  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ outcome: 'invalid', exit: 2, problems: [problem] }));
  process.exitCode = 2;
}
