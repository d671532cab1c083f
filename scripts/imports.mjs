// Imports go one way, and rules stay pure: says where a file reaches for what it may not have.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Which of our packages each package may import. `game` stands for any game; the command line also opens the hall. */
const allowed = {
  kernel: [],
  boards: ['kernel'],
  testkit: ['kernel'],
  'bench-games': ['kernel'],
  game: ['kernel', 'boards'],
  bots: ['kernel', 'boards', 'game'],
  table: ['kernel', 'boards', 'game', 'bots'],
  protocol: ['kernel', 'table'],
  app: ['kernel', 'boards', 'testkit', 'game', 'bots', 'table', 'protocol'],
  hall: ['kernel', 'game', 'bots', 'table', 'protocol'],
  cli: ['kernel', 'boards', 'testkit', 'game', 'bots', 'table', 'protocol', 'hall'],
};
const onNode = ['app', 'hall', 'cli', 'testkit'];
const pure = ['kernel', 'boards', 'game'];
const impure = [
  [/\bMath\s*\.\s*random\b/, 'Math.random: dice come from the table'],
  [/\bDate\b/, 'Date: rules know no clock'],
  [/\bconsole\b/, 'console: rules speak through events'],
  [/^(?:export )?let\b/, 'a module-level let: what changes lives in the state'],
];

/** All faults of a set of files, given as `{ path: text }` with paths from the root, as `path:line why`. */
export function faults(files) {
  const manifests = readManifests(files);
  const sources = Object.keys(files).filter((path) => /\.tsx?$/.test(path));
  const reaches = new Map(sources.map((path) => [path, importsOf(files[path])]));
  return [
    ...sources.flatMap((path) => reaches.get(path).flatMap((found) => importFault(path, found, manifests) ?? [])),
    ...sources.filter(isPure).flatMap((path) => impurities(path, files[path])),
    ...circles(reaches),
  ];
}

function readManifests(files) {
  const homes = Object.keys(files).filter((path) => path.endsWith('/package.json'));
  return new Map(homes.map((path) => [posix.dirname(path), JSON.parse(files[path])]));
}

function importFault(path, { from, line }, manifests) {
  const why = from.startsWith('.') ? relativeFault(path, from) : outsideFault(path, from, manifests);
  return why && [`${path}:${line} ${why}`];
}

function relativeFault(path, from) {
  const target = posix.join(posix.dirname(path), from);
  return home(target) === home(path) ? undefined : `imports ${from}: leave a package only by its name`;
}

function outsideFault(path, from, manifests) {
  const kind = kindOf(home(path));
  const inTest = path.startsWith(`${home(path)}/test/`);
  if (from.startsWith('@questhall/')) return houseFault(path, from, manifests);
  if (inTest) return undefined;
  if (pure.includes(kind)) return `imports ${from}: ${kind} has no dependency`;
  if (isBuiltin(from)) return onNode.includes(kind) ? undefined : `imports ${from}: ${kind} runs anywhere`;
  const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/');
  const known = manifests.get(home(path))?.dependencies ?? {};
  return name in known || name === 'vitest' ? undefined : `imports ${from}: not a dependency of ${home(path)}`;
}

function houseFault(path, from, manifests) {
  const target = [...manifests].find(([, { name }]) => from === name || from.startsWith(`${name}/`));
  if (!target) return `imports ${from}: no such package`;
  const [there, here] = [target[0], home(path)];
  if (there === here) return path.startsWith(`${here}/test/`) ? undefined : `imports ${from}: itself`;
  const kind = kindOf(here);
  const may = path.startsWith(`${here}/test/`) ? [...allowed[kind], 'testkit'] : allowed[kind];
  return may.includes(kindOf(there)) ? undefined : `imports ${from}: ${kind} may import ${may.join(', ') || 'nothing'}`;
}

function impurities(path, text) {
  return bare(text)
    .split('\n')
    .flatMap((line, i) => impure.filter(([sign]) => sign.test(line)).map(([, why]) => `${path}:${i + 1} ${why}`));
}

/** Each circle of relative imports once, from its first file in the alphabet. */
function circles(reaches) {
  const found = new Set();
  const done = new Set();
  for (const path of [...reaches.keys()].sort()) visit(path, []);
  return [...found];

  function visit(path, trail) {
    const at = trail.indexOf(path);
    if (at >= 0) found.add(circle(trail.slice(at)));
    if (at >= 0 || done.has(path)) return;
    for (const { from } of reaches.get(path) ?? []) {
      if (from.startsWith('.')) visit(source(path, from), [...trail, path]);
    }
    done.add(path);
  }

  function source(path, from) {
    const target = posix.join(posix.dirname(path), from).replace(/\.js$/, '.ts');
    return reaches.has(target) ? target : `${target}x`;
  }
}

function circle(paths) {
  const first = paths.indexOf([...paths].sort()[0]);
  const round = [...paths.slice(first), ...paths.slice(0, first)];
  return `${round[0]}:1 imports in a circle: ${[...round, round[0]].join(' > ')}`;
}

function importsOf(text) {
  const code = uncommented(text);
  const sign =
    /(?:^|[\n;}])\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g;
  return [...code.matchAll(sign)].map((m) => ({
    from: m[1] ?? m[2],
    line: code.slice(0, m.index + m[0].length).split('\n').length,
  }));
}

const commentOrText = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

function uncommented(text) {
  return text.replace(commentOrText, (found) => (found.startsWith('/') ? blank(found) : found));
}

function bare(text) {
  return text.replace(commentOrText, blank);
}

function blank(found) {
  return found.replace(/[^\n]/g, ' ');
}

function home(path) {
  return path.split('/', 2).join('/');
}

function kindOf(place) {
  const [room, name] = place.split('/');
  if (room === 'apps' && name in allowed) return name;
  return { games: 'game', apps: 'app' }[room] ?? name;
}

function isPure(path) {
  return pure.includes(kindOf(home(path))) && path.startsWith(`${home(path)}/src/`);
}

function readHouse(root) {
  const homes = ['packages', 'games', 'apps'].flatMap((room) => list(root, room));
  const paths = homes.flatMap((place) => [
    ...list(root, place).filter((path) => path.endsWith('/package.json')),
    ...[`${place}/src`, `${place}/test`].flatMap((part) => list(root, part, { recursive: true })),
  ]);
  const wanted = paths.filter((path) => /\.tsx?$|package\.json$/.test(path));
  return Object.fromEntries(wanted.map((path) => [path, readFileSync(root + path, 'utf8')]));
}

function list(root, folder, how) {
  if (!existsSync(root + folder)) return [];
  return readdirSync(root + folder, how).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readHouse(fileURLToPath(new URL('..', import.meta.url)));
  const found = faults(files);
  for (const fault of found) console.log(fault);
  console.log(`${Object.keys(files).length} files, ${found.length} faults of import or purity`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
