import type { ArticleOnWire } from '@pahiya/contracts/blog/article-schema';
import { type Language, languageTags, pathIn } from '@pahiya/domain/shared/language';
import type { Brand } from '../../frame/page/page-contract.ts';
import type { StructuredData } from '../../frame/routing/page-module.ts';
import { articlePath } from './blog-trail.ts';

type Site = { readonly brand: Brand; readonly language: Language };

/** An article and its FAQs. Source: schema.org Article, FAQPage. */
export function articleData(article: ArticleOnWire, { brand, language }: Site): StructuredData[] {
  const address = brand.siteUrl + pathIn(language, articlePath(article.slug));
  const publisher = { '@type': 'Organization', name: brand.name, url: brand.siteUrl };
  const { image, questions } = article;
  return [
    {
      '@type': 'Article',
      headline: article.title,
      description: article.description,
      datePublished: article.publishedAt,
      dateModified: article.updatedOn,
      author: { '@type': 'Organization', name: article.author, url: brand.siteUrl },
      publisher,
      inLanguage: languageTags[language],
      articleSection: article.categoryName,
      keywords: article.tags.join(', '),
      mainEntityOfPage: address,
      url: address,
      ...(image === null ? {} : { image: brand.siteUrl + image.src }),
    },
    ...(questions.length === 0
      ? []
      : [
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]),
  ];
}
