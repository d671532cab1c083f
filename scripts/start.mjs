// `npm start`: installs and builds what is missing, then opens the hall on http://localhost:3000.
import { install, run, runNode, tools } from './house.mjs';
import { buildScreen } from './screen.mjs';

process.exitCode = install() || build() || (await serve(process.argv.slice(2)));

function build() {
  console.log('Building what changed');
  return run('tsc', '-b') || buildScreen();
}

/** Words after `npm start --` go to `questhall serve`; it logs little, so that its address stays in sight. */
async function serve(words) {
  const { FLAGS } = await import('../apps/hall/dist/flags.js');
  return runNode(...FLAGS, tools.questhall, 'serve', '--log', 'warn', ...words);
}
