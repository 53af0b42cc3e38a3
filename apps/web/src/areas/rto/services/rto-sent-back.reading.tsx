import { Disclosure } from '@pahiya/ui/disclosure';
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
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { questionData } from '../facts/structured-data.ts';
import { sentBackPath, servicePath } from '../fees/service-paths.ts';
import { allReasons, reasonsOf } from './sent-back.server.ts';
import { Reason, type RemarkOutcome, RemarkReader } from './sent-back-parts.tsx';
import { ServiceCrumbs } from './service-crumbs.tsx';
import { serviceTrail } from './service-trail.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { reasons: allReasons(pageTools(context).language) };
}

/** Explains a remark. It is sent in the body, so it appears in no URL and no log. */
export async function action({ request, context }: ActionFunctionArgs) {
  const remark = formText(await request.formData(), 'remark')
    .trim()
    .slice(0, 500);
  const found = reasonsOf(remark, pageTools(context).language);
  return data<RemarkOutcome>({ remark, found }, { status: remark === '' ? 400 : 200 });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('rto-services');
  const { metaTitle, metaDescription, title } = copy.sentBack;
  const steps = serviceTrail({ brand, language, copy }, [{ path: sentBackPath, label: title }]);
  return {
    title: metaTitle,
    description: metaDescription,
    canonical: sentBackPath,
    structuredData: [
      breadcrumbData(steps, { siteUrl: brand.siteUrl, language }),
      questionData(
        (page?.reasons ?? []).map(({ id, name, means, todo }) => ({
          id,
          question: name,
          answer: `${means} ${todo}`,
        })),
      ),
    ],
  };
});

export function Component() {
  const { reasons } = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as RemarkOutcome;
  const copy = useCopy('rto-services').sentBack;
  const path = usePagePath();
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid gap-4">
        <ServiceCrumbs here={copy.title} />
        <PageTitle title={copy.title} lead={copy.lead} />
        <RemarkReader outcome={outcome} />
      </div>
      <section aria-labelledby="reasons" className="grid gap-2">
        <h2 id="reasons">{copy.reasons}</h2>
        <div>
          {reasons.map((reason) => (
            <Disclosure key={reason.id} summary={reason.name}>
              <div id={`reason-${reason.id}`}>
                <Reason reason={reason} />
              </div>
            </Disclosure>
          ))}
        </div>
      </section>
      <p>
        {copy.note} <a href={path(servicePath('appeal'))}>{copy.appeal}</a>
      </p>
    </div>
  );
}
