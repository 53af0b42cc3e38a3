import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Suites that mostly wait for processes, time-outs and schedules. */
const WAITING = /\/apps\/server\/src\/[^/]+\.int\.test\.ts$/;

/** Starts the waiting suites first, so the others run beside them and not after. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

function place({ moduleId }: TestSpecification): number {
  return WAITING.test(moduleId) ? 0 : 1;
}
