import { pathIn } from '@pahiya/domain/shared/language';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Copy, Share } from '@pahiya/ui/icons';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';

/** Shares a page. The link works everywhere; buttons are shown where script supports them. */
export function ShareRow({ title, path }: { title: string; path: string }) {
  const { brand, language } = usePage();
  const copy = useCopy('blog').article;
  const address = brand.siteUrl + pathIn(language, path);
  const message = encodeURIComponent(`${title}\n${address}`);
  return (
    <div className="share-row no-print">
      <ButtonLink
        href={`https://wa.me/?text=${message}`}
        rel="noopener external"
        variant="outline"
        size="sm"
      >
        {copy.whatsApp}
      </ButtonLink>
      <Button
        type="button"
        variant="quiet"
        size="sm"
        icon={<Copy />}
        hidden
        data-copy={address}
        data-done={copy.copied}
      >
        {copy.copyLink}
      </Button>
      <Button type="button" variant="quiet" size="sm" icon={<Share />} hidden data-share="">
        {copy.shareOther}
      </Button>
    </div>
  );
}
