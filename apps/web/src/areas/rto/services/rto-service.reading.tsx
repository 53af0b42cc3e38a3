import {
  askRtoCallBack,
  withdrawRtoCallBack,
} from '@pahiya/contracts/rto-services/rto-services-calls';
import { subjectOf } from '@pahiya/domain/community/post-subject';
import { ChipLinks } from '@pahiya/ui/chip-links';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { AskedHere } from '../../../parts/asked-here/asked-here.tsx';
import { loadAsked } from '../../../parts/asked-here/load-asked.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { ruledDay } from '../fees/ruled-day.server.ts';
import { checklistPath, sentBackPath, servicePath, servicesPath } from '../fees/service-paths.ts';
import { CallBackCard } from './call-back-card.tsx';
import {
  type CallBackOutcome,
  callBackBody,
  failedCallBack,
  readCallBack,
} from './call-back-outcome.ts';
import { HaveItDone } from './have-it-done.tsx';
import { ServiceCrumbs } from './service-crumbs.tsx';
import { serviceData } from './service-data.ts';
import { ServiceAges, ServiceFacts, ServiceFees, ServiceSources } from './service-facts.tsx';
import { serviceGuide, serviceOfParams } from './service-guide.server.ts';
import {
  ServiceForms,
  ServiceNotes,
  ServicePapers,
  ServiceSteps,
  ServiceStops,
} from './service-lists.tsx';
import { serviceTrail } from './service-trail.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const service = serviceOfParams(params);
  const [day, asked] = await Promise.all([
    ruledDay(tools),
    loadAsked(tools, subjectOf('service', service.id)),
  ]);
  return { ...serviceGuide(service, tools.language, day), asked };
}

/** Requests a callback, or cancels one. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  const { id } = serviceOfParams(params);
  const form = await request.formData();
  const typed = readCallBack(form);
  if (formText(form, 'intent') === 'end') {
    const body = { key: formText(form, 'key') };
    const ended = await api.call(withdrawRtoCallBack, { body });
    if (ended.ok) return { kind: 'ended' } satisfies CallBackOutcome;
    return refused(failedCallBack(ended.error, typed));
  }
  const body = { ...callBackBody(form, typed), serviceId: id, language };
  const asked = await api.call(askRtoCallBack, { body });
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
        <HaveItDone guide={guide} />
        <ChipLinks
          label={copy.all}
          labelHidden
          boxed
          links={[
            { href: path(checklistPath(guide.id)), label: copy.checklist },
            { href: path(sentBackPath), label: copy.sentBack },
            ...(guide.id === 'learner-licence'
              ? [{ href: path('/practice'), label: copy.practice }]
              : []),
          ]}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <ServiceAges guide={guide} />
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
      <CallBackCard
        serviceId={guide.id}
        outcome={outcome}
        isMainAction={guide.offer?.isFixed !== true}
      />
      <AskedHere asked={guide.asked} />
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
