// `npm start`: installs and builds what is missing, then opens the hall on http://localhost:3000.
import { install, run } from './house.mjs';
import { buildScreen } from './screen.mjs';

process.exitCode = install() || build() || serve(process.argv.slice(2));

function build() {
  console.log('Building what changed');
  return run('tsc', '-b') || buildScreen();
}

/** Words after `npm start --` go to `questhall serve`; it logs little, so that its address stays in sight. */
function serve(words) {
  return run('questhall', 'serve', '--log', 'warn', ...words);
}
