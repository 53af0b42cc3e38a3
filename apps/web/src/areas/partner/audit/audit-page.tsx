import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerAudit } from '@pahiya/contracts/partner-leads/audit-contracts';
import { type AuditGroup, auditGroups } from '@pahiya/contracts/partner-leads/audit-terms';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { Tabs } from '@pahiya/ui/tabs';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';

type Entry = AnswerOf<typeof partnerAudit>['entries'][number];
type AuditPageProps = {
  readonly entries: readonly Entry[];
  readonly nextCursor: string | null;
  readonly show: AuditGroup;
  readonly isFirst: boolean;
};

/** Who used which number and why, and what members changed; the newest first. */
export function AuditPage({ entries, nextCursor, show, isFirst }: AuditPageProps) {
  const copy = useCopy('partner-audit');
  const path = usePagePath();
  const addressOf = (group: AuditGroup) => path(`/partner/audit?show=${group}`);
  return (
    <div className="mx-auto grid max-w-3xl gap-4 pt-4">
      <h1>{copy.title}</h1>
      <p className="text-ink-2">{copy.text}</p>
      <Tabs
        label={copy.title}
        tabs={auditGroups.map((group) => ({
          href: addressOf(group),
          label: copy.groups[group],
          current: group === show,
        }))}
      />
      {entries.length === 0 ? (
        <EmptyFace title={copy.empty} detail={copy.emptyDetail} />
      ) : (
        <ol className="grid gap-3">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and never move
            <li key={index} className="card">
              <EntryWords of={entry} />
            </li>
          ))}
        </ol>
      )}
      <div className="actions">
        {!isFirst && (
          <ButtonLink variant="outline" href={addressOf(show)}>
            {copy.newest}
          </ButtonLink>
        )}
        {nextCursor !== null && (
          <ButtonLink
            variant="outline"
            href={`${addressOf(show)}&cursor=${encodeURIComponent(nextCursor)}`}
          >
            {copy.older}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function EntryWords({ of }: { of: Entry }) {
  const copy = useCopy('partner-audit');
  const { language } = usePage();
  const path = usePagePath();
  const { at, act, isRefused, member, about, leadId, why } = of;
  return (
    <>
      <p>
        <b>{copy.acts[act]}</b>
        {isRefused && <> · {copy.refused}</>}
      </p>
      {about !== null && (
        <p>
          {leadId === null ? (
            <bdi>{about}</bdi>
          ) : (
            <a
              href={path(`/partner/leads/${leadId}`)}
              className="inline-flex min-h-11 items-center"
            >
              <bdi>{about}</bdi>
            </a>
          )}
        </p>
      )}
      {why !== null && (
        <p>
          {copy.reason} <bdi>{why}</bdi>
        </p>
      )}
      <p className="text-ink-2 text-small">
        {instantText(at, language)} · {member === null ? copy.system : <bdi>{member}</bdi>}
      </p>
    </>
  );
}
