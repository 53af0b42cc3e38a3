import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { failure } from './report.mjs';

/** Vitest reporter: writes a {@link import('./summary.mjs').PartResult} to the file in VITEST_REPORT. */
export default class PartReporter {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const failures = [...modules.flatMap(failuresOf), ...errors.map(({ message }) => message)];
    const result = {
      passed: count('passed'),
      // A file that does not load, or an error outside a test, counts as a failure too.
      failed: failures.length,
      failures,
      files: modules.map((module) => ({ name: nameOf(module), seconds: secondsOf(module) })),
    };
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(result));
  }
}

function failuresOf(module) {
  const failed = [...module.children.allTests('failed')];
  if (failed.length === 0 && module.ok()) return [];
  if (failed.length === 0) return [failure(nameOf(module), firstError(module))];
  return failed.map((test) =>
    failure(`${nameOf(module)} › ${test.fullName}`, test.result().errors?.[0]?.message),
  );
}

/** A hook's error belongs to its suite, an import's to the file. */
function firstError(module) {
  const suites = [module, ...module.children.allSuites()];
  return suites.flatMap((one) => one.errors())[0]?.message;
}

function secondsOf(module) {
  const { collectDuration, duration } = module.diagnostic();
  return (collectDuration + duration) / 1000;
}

const nameOf = ({ moduleId }) => path.relative(process.cwd(), moduleId);
