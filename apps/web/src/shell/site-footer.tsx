import { Footer } from '@pahiya/ui/footer';
import { Brand } from '@pahiya/ui/header';
import { usePage } from '../app/page-facts.tsx';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import type { FooterList } from '../state/footer-slice.ts';
import { useAppState } from '../state/use-app-state.ts';
import { FooterTools } from './footer-tools.tsx';

/** The links of the footer section, with our words for their ids. */
export function SiteFooter() {
  const { brand, language } = usePage();
  const copy = useCopy('shell');
  const path = usePagePath();
  const { footerList, error } = useAppState((state) => state.footerData);
  const columns = footerList.map((group) => ({
    id: group.id,
    title: group.title ?? copy.footerGroups[group.id] ?? copy.footer.label,
    links: linksOf(group, copy.footerLinks, path),
  }));
  return (
    <Footer
      brand={<Brand name={language === 'hi' ? brand.nameHindi : brand.name} href={path('/')} />}
      about={copy.footer.legal}
      columns={columns}
      legal={error === null ? copy.footer.sourceCode : copy.footer.failed}
      tools={<FooterTools />}
    />
  );
}

/** Links that we have no words for are left out rather than shown as ids; what is no page keeps its address. */
function linksOf(
  group: FooterList[number],
  words: Readonly<Record<string, string>>,
  path: (path: string) => string,
) {
  return group.links.flatMap((link) => {
    const label = link.label ?? words[link.id];
    const isPage = !link.path.startsWith('/api');
    return label === undefined ? [] : [{ label, href: isPage ? path(link.path) : link.path }];
  });
}
