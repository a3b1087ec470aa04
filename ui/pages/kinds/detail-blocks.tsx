import { Fragment, type ReactNode } from 'react';
import { pagePath } from '#core/catalogue/card-target.ts';
import type { CatalogueDetail, DetailSection } from '#core/catalogue/item.ts';
import { waysOn } from '#core/catalogue/below-text.ts';
import { withAnchors } from '#core/content/anchors.ts';
import type { Picture } from '#core/content/pieces.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { AddressButton } from '#ui/components/address-button.tsx';
import { DefinitionList, type Fact } from '#ui/components/facts.tsx';
import { inLanguage } from '#ui/components/in-language.tsx';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import type { PageContext } from '../page-module.ts';
import { Body, Links, Pictured, VideoBlock } from './blocks.tsx';
import type { DetailParts, PartsOfPage } from './detail-parts.ts';

/** Anchor of the running text (PAGE-12). */
export const TEXT_ID = 'testo';

/** The one filled button is the call to action; a file is only a way to read on. */
export const mainAction = ({ cta, documents, item }: CatalogueDetail): ReactNode => {
  if (cta !== undefined) {
    return (
      <AddressButton address={cta.url} look="filled">
        {cta.label}
      </AddressButton>
    );
  }
  const main = item.document ?? documents[0];
  return main === undefined ? null : (
    <AddressButton address={main.contentUrl} icon="download">
      {COPY.fetch(fileLabel(main.format, main.sizeBytes))}
      <span className="visually-hidden">: {inLanguage(main.title, main.titleLanguage)}</span>
    </AddressButton>
  );
};

/** Where to go on from a text, in one list (PAGE-13). */
export const WaysOn = ({ detail, context }: { readonly detail: CatalogueDetail; readonly context: PageContext }) => {
  const ways = waysOn(detail);
  if (ways.kind === 'links') return <Links links={ways.links} />;
  return (
    <Links
      title={COPY.related}
      links={ways.entries.flatMap(({ title, titleLanguage, ...entry }) => {
        const url = pagePath(context.table, { list: detail.item.list, ...entry });
        return url === undefined ? [] : [{ title, url, ...(titleLanguage === undefined ? {} : { titleLanguage }) }];
      })}
    />
  );
};

/** The entry's picture, unless it is also one of its gallery: none stands twice on a page. */
const pictureOf = ({ item: { image }, images }: CatalogueDetail): Picture | undefined =>
  image === undefined || image.url === '' || images.some(({ url }) => url === image.url) ? undefined : image;

/** A picture that says nothing is the scenery of a head whose first block answers. */
export const sceneryOf = (detail: CatalogueDetail, { answer }: DetailParts): Picture | undefined => {
  const picture = pictureOf(detail);
  return answer !== undefined && picture?.alt === '' ? picture : undefined;
};

const factsOf = ({ detail, parts, context }: PartsOfPage): readonly Fact[] =>
  parts.facts(detail, context).filter(({ value }) => value !== undefined && value !== '');

/** Whether there is anything to stand beside the text, or below it: an empty rail is none. */
export const hasFacts = (page: PartsOfPage): boolean => factsOf(page).length > 0;

/** What stands beside the text, or below it. */
export const Facts = (page: PartsOfPage) => <DefinitionList facts={factsOf(page)} />;

/** The text with its titled parts, the one that must be read first before the rest. */
export const Text = ({ detail, parts, context }: PartsOfPage) => {
  const { descriptionTitle, body, video, sections } = detail;
  const isFirst = (section: DetailSection): boolean => parts.opening?.isFirst(section) ?? false;
  const anchored = withAnchors(sections);
  const bodies = (of: readonly DetailSection[]) =>
    of.map((section) => {
      const { id, title, body: text } = section;
      const own = parts.sectionOf?.(section, detail, context);
      if (own !== undefined) return <Fragment key={id}>{own}</Fragment>;
      return (
        <Body
          key={id}
          id={id}
          title={title}
          text={text}
          look={parts.lookOf?.(section)}
          element={parts.elementOf?.(id)}
        />
      );
    });
  return (
    <>
      {bodies(anchored.filter(isFirst))}
      <Pictured image={sceneryOf(detail, parts) === undefined ? pictureOf(detail) : undefined}>
        <Body
          id={TEXT_ID}
          title={descriptionTitle ?? (anchored.some(isFirst) ? parts.opening?.rest : undefined)}
          text={body}
        />
      </Pictured>
      <VideoBlock video={video} />
      {bodies(anchored.filter((section) => !isFirst(section)))}
    </>
  );
};
