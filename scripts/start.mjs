// `npm start`: installs and builds what is missing, then opens Wizard's Quest in the terminal.
import { install, run } from './house.mjs';

process.exitCode = install() || build() || play(process.argv.slice(2));

function build() {
  console.log('Building what changed (tsc -b)');
  return run('tsc', '-b');
}

function play(args) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    console.log("Ready. Wizard's Quest is played in a terminal, and this is not one. Open a terminal here and run:");
    console.log('  npm start');
    console.log('or, to choose seats and options, what this prints shows how:');
    console.log('  npx --no-install questhall play --help');
    return 0;
  }
  console.log("Opening Wizard's Quest (questhall play wizards-quest)");
  return run('questhall', 'play', 'wizards-quest', ...args);
}
