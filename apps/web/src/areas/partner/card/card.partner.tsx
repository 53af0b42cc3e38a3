import { partnerDealerCard, partnerShareCard } from '@pahiya/contracts/partner-leads/lead-calls';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { failedPage, refusedForm } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta, RefusalNote } from '../shell/partner-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(partnerDealerCard, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  const deed = (['share', 'revoke'] as const).find((one) => one === done) ?? null;
  return { kind: 'card' as const, ...answer.value, deed };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const act = formText(form, 'act') === 'revoke' ? ('revoke' as const) : ('share' as const);
  const answer = await tools.api.call(partnerShareCard, { body: { act } });
  if (answer.ok) return redirect(`/partner/card?done=${act}`, 303);
  return refusedForm(tools, answer.error, { intent: act, request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => partnerMeta(copy('partner').card.title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const copy = useCopy('partner').card;
  const { brand } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  const link = page.token === null ? null : brand.siteUrl + path(`/s/${page.token}`);
  return (
    <div className="mx-auto grid max-w-2xl gap-4 pt-4">
      <h1>{copy.title}</h1>
      {page.deed !== null && refused === null && <DoneNote text={copy.done[page.deed]} />}
      <RefusalNote refused={refused} />
      <Card title={<bdi>{page.dealer.name}</bdi>} id="share">
        <p>{copy.text}</p>
        {link !== null && (
          <p className="break-all pt-3">
            <a href={link}>{link}</a>
          </p>
        )}
        <form method="post" action={path('/partner/card')} className="actions pt-4">
          <input type="hidden" name="act" value={link === null ? 'share' : 'revoke'} />
          <Button variant={link === null ? 'sun' : 'outline'}>
            {link === null ? copy.share : copy.revoke}
          </Button>
        </form>
      </Card>
    </div>
  );
}
