import { Button, ButtonLink } from '@pahiya/ui/button';
import { Chat, Download, Printer, Share } from '@pahiya/ui/icons';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { CopyButton } from '../../../parts/controls/copy-button.tsx';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import { sharePath } from '../../../parts/vehicle-number/record-path.ts';
import type { RecordView } from './view/record-view.ts';

type ShareSheetProps = {
  readonly copy: RcCopy;
  readonly view: RecordView;
  /** Placeholder for the number in the shared address. */
  readonly shareKey: string;
};

/** A button that opens the sharing options. Nothing shared contains the full number. */
export function ShareSheet({ copy, view, shareKey }: ShareSheetProps) {
  const { brand } = usePage();
  const path = usePagePath();
  const { actions } = copy;
  const address = brand.siteUrl + path(sharePath(shareKey));
  const words = `${actions.shareText(view.title.text, view.masked)} ${address}`;
  return (
    <details className="share no-print">
      <summary className="btn btn-outline btn-block">
        <Share />
        {actions.share}
      </summary>
      <div className="grid grid-cols-2 gap-2 pt-2">
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          size="sm"
          icon={<Chat />}
        >
          {actions.whatsapp}
        </ButtonLink>
        <ButtonLink
          href={`/share/${shareKey}.png`}
          download={`${view.masked.replace(/[^A-Z0-9]+/g, '-')}.png`}
          variant="outline"
          size="sm"
          icon={<Download />}
        >
          {actions.image}
        </ButtonLink>
        <CopyButton text={address} label={actions.copyLink} />
        <Button
          type="button"
          variant="outline"
          size="sm"
          icon={<Printer />}
          className="noscript:hidden"
          onClick={() => window.print()}
        >
          {actions.print}
        </Button>
      </div>
      <p className="pt-2 text-fine text-ink-3">{actions.shareNote}</p>
    </details>
  );
}
