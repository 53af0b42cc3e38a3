import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { PartBody } from '../../frame/layout/layout-parts.tsx';
import type { ShownPart } from '../../frame/layout/shown-layout.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { instantText } from '../../parts/failure/instant-text.ts';

type Service = Answer<'siteStatus'>['services'][number];

const tones: Readonly<Record<Service['state'], Tone>> = {
  up: 'road',
  slow: 'amber',
  down: 'brick',
  paused: 'amber',
  unknown: 'neutral',
};

/** Recent availability of each service behind the product. */
export function ServiceStates({ services }: { services: readonly Service[] }) {
  const copy = useCopy('site-status');
  return (
    <Card id="services" title={copy.servicesTitle}>
      <KeyValues
        facts={services.map((one) => ({
          id: one.service,
          term: copy.services[one.service],
          detail: <StatusChip tone={tones[one.state]} word={copy.words[one.state]} />,
          note: <ServiceNote service={one} />,
        }))}
      />
    </Card>
  );
}

function ServiceNote({ service }: { service: Service }) {
  const copy = useCopy('site-status');
  const { language } = usePage();
  const { lastSuccessAt, lastFailureAt, typicalMs, failedShare } = service;
  const said = [
    lastSuccessAt === null ? copy.never : copy.last(instantText(lastSuccessAt, language)),
    typicalMs !== null && copy.typical((Math.max(typicalMs, 100) / 1000).toFixed(1)),
    failedShare !== null && failedShare > 0 && copy.failedShare(Math.round(failedShare * 100)),
    lastFailureAt !== null && copy.lastFailure(instantText(lastFailureAt, language)),
  ];
  return sentences(language, ...said.filter((part) => part !== false));
}

/** A notice by the operator, current or upcoming. */
export function PlannedOutage({ notice }: { notice: ShownPart | null }) {
  const copy = useCopy('site-status');
  const { language } = usePage();
  if (notice === null) return <p>{copy.nothingPlanned}</p>;
  return (
    <Card id="planned" title={notice.title} look="accent">
      <div className="grid gap-2">
        {notice.from !== null && <p>{copy.from(instantText(notice.from, language))}</p>}
        {notice.until !== null && <p>{copy.until(instantText(notice.until, language))}</p>}
        <PartBody part={notice} />
      </div>
    </Card>
  );
}
