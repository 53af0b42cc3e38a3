import { ChipLinks } from '@pahiya/ui/chip-links';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { PageTitle } from '../features/rto-pages/page-title.tsx';
import { CallBackCard } from '../features/rto-pages/services/call-back-card.tsx';
import {
  type CallBackOutcome,
  callBackBody,
  failedCallBack,
  readCallBack,
} from '../features/rto-pages/services/call-back-outcome.ts';
import { ServiceCrumbs } from '../features/rto-pages/services/service-crumbs.tsx';
import { serviceData } from '../features/rto-pages/services/service-data.ts';
import {
  ServiceFacts,
  ServiceFees,
  ServiceSources,
} from '../features/rto-pages/services/service-facts.tsx';
import {
  serviceGuide,
  serviceOfParams,
} from '../features/rto-pages/services/service-guide.server.ts';
import {
  ServiceForms,
  ServiceNotes,
  ServicePapers,
  ServiceSteps,
  ServiceStops,
} from '../features/rto-pages/services/service-lists.tsx';
import {
  checklistPath,
  sentBackPath,
  servicePath,
  servicesPath,
} from '../features/rto-pages/services/service-paths.ts';
import { serviceTrail } from '../features/rto-pages/services/service-trail.ts';
import { breadcrumbData } from '../features/rto-pages/structured-data.ts';
import { formText } from '../page-parts/form-text.ts';

export function loader({ params, context }: LoaderFunctionArgs) {
  return serviceGuide(serviceOfParams(params), pageTools(context).language);
}

/** Requests a callback, or cancels one. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  const { id } = serviceOfParams(params);
  const form = await request.formData();
  const typed = readCallBack(form);
  if (formText(form, 'intent') === 'end') {
    const body = { key: formText(form, 'key') };
    const ended = await api.call('withdrawRtoCallBack', { body });
    if (ended.ok) return { kind: 'ended' } satisfies CallBackOutcome;
    return refused(failedCallBack(ended.error, typed));
  }
  const body = { ...callBackBody(form, typed), serviceId: id, language };
  const asked = await api.call('askRtoCallBack', { body });
  if (asked.ok) return { kind: 'asked', ...asked.value } satisfies CallBackOutcome;
  return refused(failedCallBack(asked.error, typed));
}

function refused(outcome: CallBackOutcome) {
  const status = outcome.kind === 'failed' ? outcome.failure.status : 200;
  return data(outcome, { status });
}

export const meta = pageMeta<typeof loader>(({ data: guide, copy: copyOf, brand, language }) => {
  const copy = copyOf('rto-services');
  if (guide === undefined) return { title: copy.crumb };
  const site = { siteUrl: brand.siteUrl, language };
  const path = servicePath(guide.id);
  return {
    title: copy.guide.metaTitle(guide.name),
    description: copy.guide.metaDescription(guide.name, guide.summary),
    canonical: path,
    structuredData: [
      breadcrumbData(serviceTrail({ brand, language, copy }, [{ path, label: guide.name }]), site),
      serviceData(guide, site),
    ],
  };
});

export function Component() {
  const guide = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as CallBackOutcome | null;
  const copy = useCopy('rto-services').guide;
  const path = usePagePath();
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid gap-4">
        <ServiceCrumbs here={guide.name} />
        <PageTitle title={guide.name} lead={guide.summary} />
        <ServiceFacts guide={guide} />
        <ChipLinks
          label={copy.all}
          labelHidden
          boxed
          links={[
            { href: path(checklistPath(guide.id)), label: copy.checklist },
            { href: path(sentBackPath), label: copy.sentBack },
          ]}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <ServiceForms guide={guide} />
          <ServicePapers guide={guide} />
          <ServiceFees guide={guide} />
        </div>
        <div className="grid gap-6">
          <ServiceSteps guide={guide} />
          <ServiceStops guide={guide} />
          <ServiceNotes guide={guide} />
        </div>
      </div>
      <CallBackCard serviceId={guide.id} outcome={outcome} />
      <ServiceSources guide={guide} />
      <section aria-labelledby="related" className="no-print grid gap-3">
        <h2 id="related">{copy.related}</h2>
        <ChipLinks
          label={copy.related}
          labelHidden
          boxed
          links={[
            ...guide.related.map(({ id, name }) => ({ href: path(servicePath(id)), label: name })),
            { href: path(servicesPath), label: copy.all },
          ]}
        />
      </section>
    </div>
  );
}
