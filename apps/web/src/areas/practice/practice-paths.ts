import { type PracticeTopic, practiceTopics } from '@pahiya/domain/practice/practice-question';

/** A round of practice. All of it is in the address, so that its pages work without script. */
export type Round = {
  readonly seed: string;
  readonly topic: PracticeTopic | null;
  /** Ids of questions joined by dots; null: chosen by the seed. */
  readonly only: string | null;
  /** One digit for each question answered: the place of the chosen option. */
  readonly done: string;
  readonly pick: number | null;
};

/** Path of a round of practice. */
export function roundPath({ seed, topic, only, done }: Partial<Round>): string {
  const query = new URLSearchParams();
  if (seed !== undefined) query.set('seed', seed);
  if (topic) query.set('topic', topic);
  if (only) query.set('only', only);
  if (done) query.set('done', done);
  return query.size === 0 ? '/practice/questions' : `/practice/questions?${query}`;
}

/** The round of an address. What does not fit is left out; without a seed the instant is taken. */
export function readRound(query: URLSearchParams, nowIso: string): Round {
  const matching = (name: string, form: RegExp) => {
    const value = query.get(name) ?? '';
    return form.test(value) ? value : null;
  };
  const pick = matching('pick', /^[0-3]$/);
  return {
    seed: matching('seed', /^[a-z0-9]{1,16}$/) ?? Date.parse(nowIso).toString(36),
    topic: practiceTopics.find((topic) => topic === query.get('topic')) ?? null,
    only: matching('only', /^[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){0,29}$/)?.slice(0, 1_000) ?? null,
    done: matching('done', /^[0-3]{1,30}$/) ?? '',
    pick: pick === null ? null : Number(pick),
  };
}
