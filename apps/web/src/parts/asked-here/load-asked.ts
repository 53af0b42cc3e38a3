import type { Answer } from '@pahiya/api-client/api-client';
import { questionsAbout } from '@pahiya/contracts/community/community-calls';
import type { PageTools } from '../../frame/page/page-tools.ts';

/** Questions about the subject of a page; null: they could not be read. */
export type Asked = {
  readonly about: string;
  readonly questions: Answer<'questionsAbout'>['questions'] | null;
};

/** Reads the best answered questions about a subject. The page is whole without them. */
export async function loadAsked({ api }: Pick<PageTools, 'api'>, about: string): Promise<Asked> {
  const answer = await api.call(questionsAbout, { query: { about } });
  return { about, questions: answer.ok ? answer.value.questions : null };
}
