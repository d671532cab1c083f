import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type {} from '../rule.js';
import { mutantHere } from './mutant.js';
import { keepResults, type RuleResult, stampOf } from './results.js';
import { gameDirOf, named } from './rulebook.js';

/** A vitest reporter that keeps how every `rule()` test went, a file a game, for `questhall rules`. Under a mutant it keeps nothing. */
export function ruleReporter(): Reporter {
  const stamps = new Map<string, string>();
  let root = process.cwd();
  return {
    onInit: (vitest) => {
      root = vitest.config.root;
    },
    // Taken before the tests run: who edits meanwhile gets stale results, never wrong ones.
    onTestRunStart: (specifications) => {
      stamps.clear();
      for (const slug of new Set(specifications.map(({ moduleId }) => slugOf(root, moduleId)))) {
        if (slug) stamps.set(slug, stampOf(root, slug));
      }
    },
    onTestRunEnd: (modules) => {
      if (mutantHere()) return;
      for (const [game, stamp] of stamps) {
        const own = modules.filter((module) => slugOf(root, module.moduleId) === game);
        const files = own.filter(ranToTheEnd).map((module) => named(root, module.moduleId));
        keepResults(root, { game, stamp, files, tests: own.flatMap((module) => ruleResults(root, module)) });
      }
    },
  };
}

function slugOf(root: string, testFile: string): string | null {
  const gameDir = gameDirOf(testFile);
  const found = gameDir && /^games\/([^/]+)$/.exec(named(root, gameDir));
  return found ? (found[1] as string) : null;
}

/** A filter by name skips tests; a file that could not be loaded has none. */
function ranToTheEnd(module: TestModule): boolean {
  const tests = [...module.children.allTests()];
  return tests.length > 0 && tests.every((test) => test.result().state !== 'skipped');
}

function ruleResults(root: string, module: TestModule): RuleResult[] {
  return [...module.children.allTests()].flatMap((test) => {
    const result = ruleResult(named(root, module.moduleId), test);
    return result ? [result] : [];
  });
}

function ruleResult(file: string, test: TestCase): RuleResult | null {
  const meta = test.meta().questhallRule;
  return meta ? { file, name: test.fullName, ...meta, pass: test.result().state === 'passed' } : null;
}
