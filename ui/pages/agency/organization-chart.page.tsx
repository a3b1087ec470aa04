import type { ContentPage } from '#core/content/page.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { CHART_COPY as COPY } from '#ui/copy/agency.ts';
import { contentPageWith } from '../kinds/content-page.tsx';

/** Anchor of the text that says in words what the picture shows. */
const WORDS_ID = 'organigramma-in-parole';

/** The picture in its frame: beside it the way to the same in words, and to the file at its full size. */
const Chart = ({ page: { image } }: { readonly page: ContentPage }) =>
  image === undefined ? null : (
    <figure className="pt-chart">
      <img src={image.url} alt={image.alt} width={image.width} height={image.height} />
      <figcaption>
        <span>
          {COPY.sameInWords} <a href={`#${WORDS_ID}`}>{COPY.below}</a>.
        </span>
        <LinkButton href={image.url}>{COPY.enlarge}</LinkButton>
      </figcaption>
    </figure>
  );

/** The organisation chart: a picture and its text twin (PAGE-03, ROUTE-14). */
export const page = contentPageWith({
  start: (content) => <Chart page={content} />,
  textId: WORDS_ID,
  textTitle: COPY.words,
  textLook: 'organisation',
});
