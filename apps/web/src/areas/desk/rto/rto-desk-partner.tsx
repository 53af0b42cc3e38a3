import type { DeskRtoOrder } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeRun } from '../../../parts/texts/code-run.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { type PartnerStage, partnerStage } from './partner-stage.ts';

const tones: Readonly<Record<PartnerStage, 'amber' | 'brick' | undefined>> = {
  'before-filing': undefined,
  following: undefined,
  'next-round': undefined,
  over: undefined,
  withdrawing: 'amber',
  withdrawn: undefined,
  'too-late': 'brick',
  'given-back': 'amber',
};

/** Work that is or was with the partner: since when, what it said last, and what the desk does meanwhile. */
export function RtoDeskPartner({ order }: { order: DeskRtoOrder }) {
  const copy = useCopy('desk-rto').partner;
  const { language } = usePage();
  const { partner } = order;
  if (partner === null) return null;
  const { answer, withdrawal } = partner;
  const stage = partnerStage(order.step, partner);
  return (
    <Card title={copy.titles[stage]} id="partner" tone={tones[stage]}>
      <p className="pb-3">{copy.texts[stage]}</p>
      <KeyValues
        facts={[
          { id: 'since', term: copy.since, detail: instantText(partner.since, language) },
          {
            id: 'answer',
            term: copy.answer,
            detail:
              answer === null ? (
                copy.noAnswer
              ) : (
                <>
                  {copy.states[answer.state]}, {instantText(answer.at, language)}
                  {answer.note !== null && (
                    <>
                      {' · '}
                      <EnglishRun text={answer.note} />
                    </>
                  )}
                </>
              ),
          },
          ...(withdrawal === null
            ? []
            : [
                {
                  id: 'withdrawal',
                  term: copy.withdrawal,
                  detail: `${copy.withdrawals[withdrawal.outcome]}, ${instantText(withdrawal.at, language)}`,
                },
              ]),
          { id: 'reference', term: copy.reference, detail: <CodeRun text={partner.reference} /> },
        ]}
      />
    </Card>
  );
}
