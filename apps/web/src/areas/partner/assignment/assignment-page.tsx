import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerAssignment } from '@pahiya/contracts/partner-leads/assignment-contracts';
import { leadKinds } from '@pahiya/domain/leads/lead-rules';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import type { Refused } from '../../../parts/failure/refused.ts';
import { RefusalNote } from '../shell/partner-page.tsx';

type Assignment = AnswerOf<typeof partnerAssignment>;
type AssignmentPageProps = Assignment & {
  readonly deed: 'add' | 'remove' | null;
  readonly refused: Refused | null;
};

/** Rules of who gets which leads, and the form that adds one. */
export function AssignmentPage({ rules, agents, deed, refused }: AssignmentPageProps) {
  const copy = useCopy('partner-assignment');
  const path = usePagePath();
  const { language } = usePage();
  const here = path('/partner/assignment');
  const isUnknownCity = refused?.failure.code === 'lead/unknown-city';
  return (
    <div className="mx-auto grid max-w-2xl gap-4 pt-4">
      <h1>{copy.title}</h1>
      {deed !== null && refused === null && <DoneNote text={copy.done[deed]} />}
      {!isUnknownCity && <RefusalNote refused={refused} />}
      <p>{copy.text}</p>
      <Card id="rules" title={copy.rules}>
        {rules.length === 0 && <p>{copy.none}</p>}
        <ul className="grid gap-3">
          {rules.map(({ ruleId, city, kind, word, members }) => {
            const names = members.map(({ name }) => name).join(', ');
            return (
              <li key={ruleId} className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  {city === null ? copy.any.city : city.name[language === 'hi' ? 'hi' : 'en']}
                  {' · '}
                  {kind === null ? copy.any.kind : copy.kinds[kind]}
                  {word !== null && (
                    <>
                      {' · '}
                      <bdi>{copy.word(word)}</bdi>
                    </>
                  )}
                  <span className="block text-ink-2 text-small">
                    → <bdi>{names}</bdi>
                  </span>
                </span>
                <form method="post" action={here}>
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="rule" value={ruleId} />
                  <Button variant="outline" size="sm" aria-label={copy.removeLong(names)}>
                    {copy.remove}
                  </Button>
                </form>
              </li>
            );
          })}
        </ul>
      </Card>
      <Card id="add" title={copy.add}>
        {agents.length === 0 ? (
          <p>{copy.noAgents}</p>
        ) : (
          <form method="post" action={here} className="grid gap-4">
            <input type="hidden" name="intent" value="add" />
            <TextField
              id="rule-city"
              name="city"
              label={copy.city}
              hint={copy.cityHint}
              error={isUnknownCity ? copy.unknownCity : undefined}
              maxLength={60}
            />
            <SelectField
              id="rule-kind"
              name="kind"
              label={copy.kind}
              options={[
                { value: '', label: copy.any.kind },
                ...leadKinds.map((value) => ({ value, label: copy.kinds[value] })),
              ]}
            />
            <TextField
              id="rule-word"
              name="word"
              label={copy.wordLabel}
              hint={copy.wordHint}
              maxLength={60}
            />
            <fieldset className="grid gap-3">
              <legend className="font-semibold">{copy.agents}</legend>
              {agents.map(({ memberId, name, isOnDuty }) => (
                <CheckField
                  key={memberId}
                  id={`agent-${memberId}`}
                  name="agent"
                  value={memberId}
                  label={isOnDuty ? name : copy.offDuty(name)}
                />
              ))}
            </fieldset>
            <Button>{copy.submit}</Button>
          </form>
        )}
      </Card>
    </div>
  );
}
