import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from './desk-gate.ts';

/** Why a form was refused, shown at the top of the page; renders nothing without a refusal. */
export function RefusalNote({ refused }: { refused: Refused | null }) {
  const copy = useCopy('desk');
  const errors = useCopy('errors');
  const { language } = usePage();
  if (refused === null) return null;
  const { title, detail } = errors.byCode[refused.failure.code];
  const isInput = refused.failure.code === 'request/bad-input';
  const after =
    refused.retryAt === null ? null : copy.signIn.after(instantText(refused.retryAt, language));
  return (
    <div className="form-errors" role="alert">
      <h2>{copy.refused}</h2>
      <p>{isInput ? copy.badInput : sentences(language, title, after ?? detail)}</p>
    </div>
  );
}
