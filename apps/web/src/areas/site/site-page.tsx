import { type Language, pathIn } from '@pahiya/domain/shared/language';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import type { ReactNode } from 'react';
import type { Brand } from '../../frame/page/page-contract.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import type { StructuredData } from '../../frame/routing/page-module.ts';

/** A section of a page about the site: paragraphs, then bullet points. */
export type SitePart = {
  readonly id: string;
  readonly title: string;
  readonly text?: readonly string[];
  readonly items?: readonly string[];
};

type SitePageProps = {
  readonly title: string;
  readonly lead: string;
  /** Name of the breadcrumb for screen readers. */
  readonly crumbs: string;
  readonly children: ReactNode;
};

/** A page about the site: breadcrumb, heading, and text in a readable width. */
export function SitePage({ title, lead, crumbs, children }: SitePageProps) {
  const { brand, language } = usePage();
  const home = { href: pathIn(language, '/'), label: brandName(brand, language) };
  return (
    <div className="grid max-w-[46rem] gap-6 pt-3">
      <Breadcrumbs label={crumbs} trail={[home]} here={title} />
      <div className="grid gap-2">
        <h1>{title}</h1>
        <p className="text-ink-2 text-lead">{lead}</p>
      </div>
      {children}
    </div>
  );
}

/** Sections with a second-level heading and an anchor each. */
export function SiteParts({ parts }: { parts: readonly SitePart[] }) {
  return parts.map(({ id, title, text = [], items = [] }) => (
    <section key={id} aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul className="plain-list">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}

/** Breadcrumb of such a page. Source: schema.org BreadcrumbList. */
export function siteCrumbData(
  page: { readonly title: string; readonly path: string },
  { brand, language }: { brand: Brand; language: Language },
): StructuredData {
  const steps = [
    { name: brandName(brand, language), path: '/' },
    { name: page.title, path: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: brand.siteUrl + pathIn(language, path),
    })),
  };
}

/** The product's name in a language. */
export function brandName(brand: Brand, language: Language): string {
  return language === 'hi' ? brand.nameHindi : brand.name;
}
