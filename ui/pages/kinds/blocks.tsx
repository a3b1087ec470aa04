import { inLanguage } from '#ui/components/in-language.tsx';
import type { ReactNode } from 'react';
import type { Download, NamedLink, Picture, VideoClip } from '#core/content/pieces.ts';
import { withAnchors } from '#core/content/anchors.ts';
import type { Accordion as AccordionPart, ContentSection, Member } from '#core/content/page.ts';
import type { RichText as Text } from '#core/content/rich-text.ts';
import { formatDay } from '#core/formatting/date.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { pairsToQuery, queryValue } from '#core/kernel/address.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Carousel } from '#ui/components/carousel.tsx';
import { classes } from '#ui/components/classes.ts';
import { DocumentList } from '#ui/components/documents.tsx';
import { Gallery } from '#ui/components/gallery.tsx';
import { useHydrated } from '#ui/components/hydrated.ts';
import { HelpBox, useFailureInPage } from '#ui/components/messages.tsx';
import { Video } from '#ui/components/video.tsx';
import { Accordion } from '#ui/components/opening.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { RichText, type TextLook } from '#ui/components/rich-text.tsx';
import { AddressButton } from '#ui/components/address-button.tsx';
import { useQueryResult } from '#ui/state/queries.ts';
import { useAddress, useNavigate } from '#ui/routing/address.tsx';
import { BLOCKS_COPY as COPY } from '#ui/copy/blocks.ts';
import { COMMON } from '#ui/copy/common.ts';
import { contentQuery } from '../content-queries.ts';
import type { PageContext } from '../page-module.ts';

/** A section under its heading; without one it is no section. */
const Titled = ({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) =>
  title === undefined ? (
    <div>{children}</div>
  ) : (
    <section>
      <SectionHead title={title} />
      {children}
    </section>
  );

/** A titled block; nothing where there is nothing to show. */
const Block = <T,>({
  title,
  items,
  children,
}: {
  readonly title: string;
  readonly items: readonly T[];
  readonly children: ReactNode;
}) => (items.length === 0 ? null : <Titled title={title}>{children}</Titled>);

/** The running text, under a heading where it needs one. */
export const Body = ({
  text,
  title,
  id,
  look,
  element,
}: {
  /** Name of the text in the national model. */
  readonly element?: string | undefined;
  readonly text: Text;
  readonly look?: TextLook | undefined;
  readonly title?: string | undefined;
  readonly id?: string | undefined;
}) => {
  if (text.length === 0) return null;
  // A section without a heading is none.
  const Part = title === undefined ? 'div' : 'section';
  return (
    <Part id={title === undefined ? id : undefined}>
      {title === undefined ? null : <SectionHead id={id} title={title} />}
      {element === undefined ? (
        <RichText text={text} look={look} />
      ) : (
        <div data-element={element}>
          <RichText text={text} look={look} />
        </div>
      )}
    </Part>
  );
};

/** A text with its picture: beside it where there is room, after it elsewhere, so that nothing stands between title and first sentence. */
export const Pictured = ({
  image,
  children,
}: {
  readonly image: (Picture & { readonly caption?: string }) | undefined;
  readonly children: ReactNode;
}) =>
  image === undefined ? (
    children
  ) : (
    <div className={classes('pt-pictured', image.height > image.width && 'portrait')}>
      {children}
      <Figure image={image} />
    </div>
  );

/** A picture as large as the text. */
const Figure = ({
  image: { url, alt, width, height, caption },
}: {
  readonly image: Picture & { readonly caption?: string };
}) => {
  // A figure is named by its caption; without one it would add nothing to the picture's own words.
  const Frame = caption === undefined ? 'div' : 'figure';
  return (
    <Frame className="pt-figure figure w-100">
      <img src={url} alt={alt} width={width} height={height} className="img-fluid" />
      {caption === undefined ? null : <figcaption className="figure-caption">{caption}</figcaption>}
    </Frame>
  );
};

/** Names of a part of a text in the national model. */
export interface SectionElements {
  readonly title: string;
  readonly text: string;
}

/** The titled parts of a longer text, each with the anchor that an index leads to (PAGE-17). */
export const Sections = ({
  sections,
  elementsOf,
}: {
  readonly sections: readonly ContentSection[];
  /** Names of heading and text of a part in the national model. */
  readonly elementsOf?: ((section: ContentSection) => SectionElements | undefined) | undefined;
}) =>
  withAnchors(sections)
    .map((section) => ({ section, elements: elementsOf?.(section) }))
    .map(({ section: { id, title, body, image, video }, elements }) => (
      <section key={id}>
        <SectionHead id={id} title={title} element={elements?.title} />
        {elements === undefined ? (
          <RichText text={body} />
        ) : (
          <div data-element={elements.text}>
            <RichText text={body} />
          </div>
        )}
        {image === undefined ? null : <Figure image={image} />}
        {video === undefined ? null : <Video video={video} />}
      </section>
    ));

/** Parts that open, with their links in a new tab and "Mostra di più" / "Mostra di meno" (PAGE-18). */
export const Accordions = ({
  accordions,
  title,
}: {
  readonly accordions: readonly AccordionPart[];
  readonly title?: string | undefined;
}) =>
  accordions.length === 0 ? null : (
    <Titled title={title}>
      <Accordion
        saysMore
        items={accordions.map(({ title: name, body, links }) => ({
          key: name,
          title: name,
          content: (
            <>
              <RichText text={body} />
              {links.length === 0 ? null : <NewTabRows links={links} />}
            </>
          ),
        }))}
      />
    </Titled>
  );

/** People with an office: role, name, and a CV where there is one (PAGE-01). */
export const Members = ({
  title,
  members,
}: {
  readonly title?: string | undefined;
  readonly members: readonly Member[];
}) => (
  <Block title={title ?? COPY.members} items={members}>
    <ul className="pt-people list-unstyled">
      {members.map(({ role, name, document }) => (
        <li key={`${role} ${name}`}>
          <div>
            <p className="mb-0 pt-soft">{role}</p>
            <p className="mb-0 fw-semibold">{name}</p>
          </div>
          {document === undefined ? null : <DocumentRows documents={[document]} />}
        </li>
      ))}
    </ul>
  </Block>
);

/** Documents in rows: format and size are part of each link's name. */
const DocumentRows = ({
  documents,
  look,
}: {
  readonly documents: readonly Download[];
  readonly look?: 'files' | undefined;
}) => (
  <DocumentList
    look={look}
    documents={documents.map(({ title, titleLanguage, contentUrl, format, sizeBytes, isNew, dateCreated }) => ({
      key: contentUrl,
      title: inLanguage(title, titleLanguage),
      address: contentUrl,
      file: fileLabel(format, sizeBytes),
      isNew,
      note: dateCreated === undefined ? undefined : formatDay(dateCreated),
    }))}
  />
);

/** Links that leave the page where it is, in a tab of their own (PAGE-18). */
const NewTabRows = ({ links }: { readonly links: readonly NamedLink[] }) => (
  <DocumentList
    newTab
    documents={links.map(({ title, titleLanguage, url }) => ({
      key: `${url} ${title}`,
      title: inLanguage(title, titleLanguage),
      address: url,
    }))}
  />
);

const LinkRows = ({ links }: { readonly links: readonly NamedLink[] }) => (
  <DocumentList
    documents={links.map(({ title, titleLanguage, url }) => ({
      key: `${url} ${title}`,
      title: inLanguage(title, titleLanguage),
      address: url,
    }))}
  />
);

/** "Documentazione": what there is to fetch (PAGE-13). */
export const Documents = ({
  documents,
  title = COPY.documents,
}: {
  readonly documents: readonly Download[];
  readonly title?: string;
}) => (
  <Block title={title} items={documents}>
    <DocumentRows documents={documents} look="files" />
  </Block>
);

/** "Link utili": where to go on reading (PAGE-13). */
export const Links = ({
  links,
  title = COPY.links,
}: {
  readonly links: readonly NamedLink[];
  readonly title?: string;
}) => (
  <Block title={title} items={links}>
    <LinkRows links={links} />
  </Block>
);

/** Query name under which the address holds the picture that is open, counted from 1. */
const PICTURE_PARAMETER = 'immagine';

/** Pictures that open large (PAGE-13); which one is open stands in the address, so that it can be sent on. */
export const Pictures = ({ images }: { readonly images: readonly Picture[] }) => {
  const { path, pairs } = useAddress();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const others = pairs.filter(([name]) => name !== PICTURE_PARAMETER);
  const asked = pageNumberFrom(queryValue(pairs, PICTURE_PARAMETER) ?? '');
  const show = (place: number | undefined): void => {
    const query = pairsToQuery([
      ...others,
      ...(place === undefined ? [] : [[PICTURE_PARAMETER, String(place + 1)] as const]),
    ]);
    // Leafing through pictures makes no new places to come back to.
    navigate(query === '' ? path : `${path}?${query}`, { replace: asked !== undefined });
  };
  return (
    <Block title={COPY.gallery} items={images}>
      <Gallery
        title={COPY.gallery}
        images={images}
        // The service draws one page for all pictures: which one is open is the browser's to show.
        place={!hydrated || asked === undefined || asked > images.length ? undefined : asked - 1}
        onShow={show}
      />
    </Block>
  );
};

/** A video of its own among the blocks of a page (PAGE-12). */
export const VideoBlock = ({ video }: { readonly video: VideoClip | undefined }) =>
  video === undefined ? null : (
    <section>
      <SectionHead title={COPY.video} />
      <Video video={video} />
    </section>
  );

/** The participants: a row of logos that slides (PAGE-13, PAGE-18, CONST-05). */
export const Logos = ({
  logos,
  names = [],
}: {
  readonly logos: readonly string[];
  /** What the logos are called, in their order; one that a service does not name is counted. */
  readonly names?: readonly string[] | undefined;
}) =>
  logos.length === 0 ? null : (
    <Carousel
      title={COPY.logos}
      kind="logos"
      items={logos.map((logo, index) => ({
        key: logo,
        item: (
          <img
            src={logo}
            alt={names[index] ?? COPY.logo(index + 1, logos.length)}
            width={160}
            height={80}
            loading="lazy"
          />
        ),
      }))}
    />
  );

/** What the editors offer as help (PAGE-18): the same for everybody. */
export const needHelpQuery = ({ use }: Pick<PageContext, 'use'>) => contentQuery({ area: 'public', use }, 'need-help');

/** "Hai bisogno d’aiuto?" in the editors’ words; where these cannot be had, the way to the contacts stands (PAGE-13, PAGE-18). */
export const NeedHelp = ({ context }: { readonly context: PageContext }) => {
  const result = useQueryResult(needHelpQuery(context));
  // The way to the contacts stands without it: its failure is nothing that the reader must know.
  useFailureInPage(result.kind === 'failed' ? result.error.status : undefined);
  const help = result.kind === 'success' ? result.value : null;
  const ways = help === null ? [] : [...(help.cta === undefined ? [] : [help.cta]), ...help.links];
  return (
    <HelpBox
      title={help?.title}
      text={help?.description}
      actions={
        ways.length === 0 ? (
          <LinkButton to={pathTo(context.table, 'contacts')}>{COMMON.goToContacts}</LinkButton>
        ) : (
          ways.map(({ title, url }) => (
            <AddressButton key={url} address={url}>
              {title}
            </AddressButton>
          ))
        )
      }
    />
  );
};
