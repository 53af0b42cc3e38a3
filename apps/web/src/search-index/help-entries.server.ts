import { claimPapers, lossKinds } from '@pahiya/domain/insurance/claim-clocks';
import { officeQuestions } from '@pahiya/domain/rto-services/office-words';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { Language } from '@pahiya/domain/shared/language';
import { copyOf } from '../frame/copy/copy-store.ts';
import { sentences } from '../frame/copy/sentences.ts';
import type { SearchFacts } from '../frame/page/page-contract.ts';

type Help = {
  readonly ref: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tags?: readonly string[];
};

/** FAQs, terms and explanations of the pages. */
export function helpEntries(
  language: Language,
  { lookupLimits }: SearchFacts,
): readonly SearchEntry[] {
  const rc = copyOf(language, 'rc-search');
  const challans = copyOf(language, 'challan-pay');
  const terms = copyOf(language, 'challan-terms');
  const check = copyOf(language, 'challan-check');
  const privacy = copyOf(language, 'site-privacy');
  const grievance = copyOf(language, 'site-grievance');
  const filing = copyOf(language, 'grievance');
  const all: readonly Help[] = [
    ...rc.faq.items.map(({ id, question, answer }) => ({
      ref: `rc-${id}`,
      title: question,
      text: answer
        .replace('{visitor}', String(lookupLimits.visitor))
        .replace('{user}', String(lookupLimits.user)),
      path: `/rc-search?faq=all#faq-${id}`,
    })),
    ...rc.whatIs.parts.map(({ id, title, text }) => ({
      ref: `what-is-rc-${id}`,
      title: `${rc.whatIs.title}: ${title}`,
      text,
      path: '/rc-search',
    })),
    ...[rc.insurance.thirdParty, rc.insurance.ownDamage].map(({ title, text }, place) => ({
      ref: `two-dates-${place}`,
      title: `${rc.insurance.title}: ${title}`,
      text,
      path: '/rc-search',
    })),
    ...challans.faq.items.map(({ id, question, answer }) => ({
      ref: `challan-${id}`,
      title: question,
      text: answer,
      path: `/challan-pay#faq-${id}`,
    })),
    ...terms.parts.map(({ id, title, items }) => ({
      ref: `challan-terms-${id}`,
      title: `${terms.title}: ${title}`,
      text: items.join(' '),
      tags: termsTags[id] ?? [],
      path: `/terms-conditions-challans#${id}`,
    })),
    ...partsOf(copyOf(language, 'site-about'), 'about', '/about-us'),
    ...partsOf(copyOf(language, 'site-terms'), 'terms', '/terms'),
    ...partsOf(
      { title: grievance.title, parts: [grievance.how, grievance.above] },
      'grievance',
      '/grievance-officer',
    ),
    ...claimHelp(language),
    {
      ref: 'file-grievance',
      title: filing.title,
      text: filing.lead,
      path: '/grievance',
    },
    ...partsOf(
      { title: privacy.title, parts: [...privacy.before, ...privacy.after] },
      'privacy',
      '/privacy',
    ),
    {
      ref: 'message-rules',
      title: check.rules.title,
      text: check.rules.items.join(' '),
      path: '/fake-challan-check#rules',
    },
    ...officeQuestions.map(({ id, question, answer }) => ({
      ref: `office-${id}`,
      title: question[language],
      text: answer[language],
      path: '/rto#questions',
    })),
  ];
  return all.map(({ ref, title, text, path, tags = [] }) => ({
    kind: 'help',
    ref,
    language,
    title,
    summary: text,
    body: text,
    tags,
    path,
    weight: 1,
  }));
}

/** Search synonyms for these parts of the terms. */
const termsTags: Readonly<Record<string, readonly string[]>> = {
  back: ['refund', 'रिफ़ंड'],
  time: ['settlement', 'निपटारा'],
};

/** The claim guide, without its dates: they are those of one claim. */
function claimHelp(language: Language): readonly Help[] {
  const words = copyOf(language, 'insurance-claims');
  return [
    {
      ref: 'claim-first',
      title: `${words.title}: ${words.firstTitle}`,
      text: words.first.join(' '),
      path: '/insurance-claims#first',
      tags: [
        'insurance claim process how to file a claim accident theft',
        'बीमा क्लेम की प्रक्रिया दुर्घटना चोरी',
      ],
    },
    ...lossKinds.map((loss) => ({
      ref: `claim-papers-${loss}`,
      title: `${words.title}: ${words.papersTitle(words.losses[loss])}`,
      text: sentences(
        language,
        ...claimPapers(loss).map((paper) => words.papers[paper]),
        words.papersNote,
      ),
      path: `/insurance-claims?loss=${loss}#papers`,
      tags: ['insurance claim documents', 'बीमा क्लेम के काग़ज़'],
    })),
  ];
}

type Part = {
  readonly id: string;
  readonly title: string;
  readonly text?: readonly string[];
  readonly items?: readonly string[];
};

/** The sections of an information page. */
function partsOf(
  { title, parts }: { readonly title: string; readonly parts: readonly Part[] },
  name: string,
  path: string,
): readonly Help[] {
  return parts.map((part) => ({
    ref: `${name}-${part.id}`,
    title: `${title}: ${part.title}`,
    text: [...(part.text ?? []), ...(part.items ?? [])].join(' '),
    path: `${path}#${part.id}`,
  }));
}
