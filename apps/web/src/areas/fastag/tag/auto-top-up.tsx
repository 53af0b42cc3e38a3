import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { RuleLine } from './rule-line.tsx';

/** Explains the bank's own auto top-up: we hold no mandate and debit nothing. */
export function AutoTopUp() {
  const copy = useCopy('toll-tag').autoTopUp;
  const { language, nowIso } = usePage();
  const today = istDateOf(new Date(nowIso));
  const notice = fastagRuleOn('auto-top-up', today);
  const { ombudsmanDays } = fastagRuleOn('wrong-debit', today).values;
  const since = formatIstDate(notice.validFrom, language);
  const { noticeHours, usualNoticeHours } = notice.values;
  const told =
    noticeHours === 0 ? copy.noNotice(usualNoticeHours, since) : copy.notice(noticeHours);
  return (
    <Card id="auto-top-up" title={copy.title} look="quiet">
      <div className="grid gap-3">
        <p>{copy.text}</p>
        <Disclosure summary={copy.more}>
          <div className="grid gap-3">
            <dl className="grid gap-2">
              {(['trigger', 'amount', 'cap', 'pause', 'stop'] as const).map((id) => (
                <div key={id}>
                  <dt>
                    <b>{copy.facts[id].term}</b>
                  </dt>
                  <dd>{copy.facts[id].text}</dd>
                </div>
              ))}
            </dl>
            <p>{told}</p>
            <RuleLine rule={notice} />
            <p>{copy.wrong(ombudsmanDays)}</p>
            <p className="text-ink-2 text-small">{copy.practice}</p>
          </div>
        </Disclosure>
      </div>
    </Card>
  );
}
