import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { DeskForm } from '../shell/desk-form.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { CarDeskLinks } from './car-desk-links.tsx';
import { TaxRulePreview } from './tax-rule-preview.tsx';
import type { TaxRulesOutcome } from './tax-rules.desk.tsx';
import { useRuleName } from './use-rule-name.ts';

type Rule = Answer<'deskTaxRules'>['rules'][number];
type TaxRulesPageProps = {
  readonly rules: readonly Rule[];
  readonly deed: 'saved' | 'deleted' | null;
  readonly outcome: TaxRulesOutcome | null;
};

const here = '/desk/cars/taxes';
const phases = ['to-come', 'in-force', 'past'] as const;

/** Rules behind the on-road price: a list is tried on five cars, saved, and shown with the day it takes effect. */
export function TaxRulesPage({ rules, deed, outcome }: TaxRulesPageProps) {
  const copy = useCopy('desk-tax-rules');
  const preview = outcome?.preview ?? null;
  return (
    <div className="grid gap-5 pt-4">
      <CarDeskLinks here="taxes" />
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {deed !== null && outcome === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={outcome?.refused ?? null} />
      {preview !== null && <TaxRulePreview preview={preview} typed={outcome?.typed ?? ''} />}
      <Card title={copy.import} id="import">
        <DeskForm action={here} intent="preview" className="grid gap-3">
          <p>{copy.importText}</p>
          <TextAreaField
            id="text"
            name="text"
            label={copy.list}
            hint={copy.listHint}
            error={outcome?.refused?.fields.includes('text') ? copy.unreadable : undefined}
            rows={8}
            lang="en"
            spellCheck={false}
            maxLength={400_000}
            defaultValue={outcome?.typed ?? ''}
            required
          />
          <div>
            <Button>{copy.try}</Button>
          </div>
        </DeskForm>
      </Card>
      {phases.map((phase) => {
        const shown = rules.filter((rule) => rule.phase === phase);
        if (shown.length === 0) return null;
        return (
          <section key={phase} aria-labelledby={phase} className="grid gap-2">
            <h2 id={phase}>{copy.phases[phase]}</h2>
            <div>
              {shown.map((rule) => (
                <RuleRow
                  key={`${rule.id} ${rule.kind} ${rule.stateCode} ${rule.from}`}
                  rule={rule}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function RuleRow({ rule }: { readonly rule: Rule }) {
  const copy = useCopy('desk-tax-rules');
  const nameOf = useRuleName();
  return (
    <Disclosure summary={nameOf(rule)}>
      <div className="grid gap-3">
        <p className="text-small">
          {rule.id === null ? copy.shipped : copy.imported} {copy.confidences[rule.confidence]}
        </p>
        {rule.sources.length > 0 && (
          <ul className="text-small" lang="en">
            {rule.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        )}
        <pre lang="en" translate="no" className="wrap-anywhere whitespace-pre-wrap text-small">
          <code>{rule.csv}</code>
        </pre>
        {rule.id !== null && (
          <DeskForm action={here} intent="delete" fields={{ id: rule.id }}>
            <Button variant="outline" size="sm" aria-label={`${copy.delete}: ${nameOf(rule)}`}>
              {copy.delete}
            </Button>
          </DeskForm>
        )}
      </div>
    </Disclosure>
  );
}
