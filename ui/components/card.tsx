import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import { TargetLink, type Target } from './target-link.tsx';

/** Level of a card's title under the title of its section. */
export type HeadingLevel = 2 | 3 | 4;

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading whose size is that of a card's title, at whatever level the page needs. */
export const CardTitle = ({
  level = 3,
  className,
  id,
  children,
}: {
  readonly level?: HeadingLevel | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}) => {
  const Heading = HEADINGS[level];
  return (
    <Heading className={classes('h3', 'it-card-title', className)} id={id}>
      {children}
    </Heading>
  );
};

/** What a card shows. */
export interface CardProps {
  readonly title?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** With a target the whole card is one link, named by the title. */
  readonly target?: Target | undefined;
  /** Words added to the link's name and not shown: format and size of a document. */
  readonly linkWords?: string | undefined;
  /** Name of the link in the national model. */
  readonly linkElement?: string | undefined;
  /** Runs when the link is followed, before it is. */
  readonly onFollow?: (() => void) | undefined;
  /** Kind, in green, and date: what stands above the title. */
  readonly kind?: ReactNode;
  readonly meta?: ReactNode;
  /** Text: at most three lines, see `TruncatedText`. */
  readonly children?: ReactNode;
  /** What stands at the lower edge, as a rule a `CardFoot`. */
  readonly foot?: ReactNode;
  /** Picture above: an `<img>` with `alt=""`. */
  readonly picture?: ReactNode;
  readonly pictureShape?: 'wide' | 'path' | 'slice' | undefined;
  /** Beside the title, at the left. */
  readonly icon?: IconName | undefined;
  /** In its place: the leaf of a day. */
  readonly leaf?: ReactNode;
  /** Beside the title, at the right: a status tag. */
  readonly tag?: ReactNode;
  readonly alert?: 'bad' | 'warn' | undefined;
  /** As high as its content instead of as high as its row. */
  readonly auto?: boolean | undefined;
  readonly id?: string | undefined;
}

type TitleProps = Pick<CardProps, 'title' | 'target' | 'linkWords' | 'linkElement' | 'onFollow'>;

const Title = ({ title, target, linkWords, linkElement, onFollow }: TitleProps) => {
  const words = (
    <>
      {title}
      {linkWords === undefined ? null : <span className="visually-hidden"> ({linkWords})</span>}
    </>
  );
  if (target === undefined) return words;
  const dress = { className: 'cover', 'data-element': linkElement, onClick: () => onFollow?.() };
  return (
    <TargetLink {...dress} target={target}>
      {words}
    </TargetLink>
  );
};

/** The head of a card: its title, with its sign at the left and its tag at the right where it has them. */
const Head = ({
  titleId,
  level = 3,
  icon,
  leaf,
  tag,
  ...title
}: TitleProps & Pick<CardProps, 'level' | 'icon' | 'leaf' | 'tag'> & { readonly titleId: string }) => {
  const bare =
    title.title === undefined ? null : (
      <CardTitle level={level} id={titleId}>
        <Title {...title} />
      </CardTitle>
    );
  const sign =
    icon === undefined ? (
      leaf
    ) : (
      <span className="pt-spot">
        <Icon name={icon} />
      </span>
    );
  const signed =
    sign === undefined ? (
      bare
    ) : (
      <div className="signed">
        {sign}
        {bare}
      </div>
    );
  return tag === undefined ? (
    signed
  ) : (
    <div className="head">
      {signed}
      {tag}
    </div>
  );
};

/** A card: type and date, title, a few lines, and a foot at its lower edge. */
export const Card = ({
  kind,
  meta,
  children,
  foot,
  picture,
  pictureShape = 'wide',
  alert,
  auto = false,
  id,
  ...head
}: CardProps) => {
  const titleId = useId();
  const isArticle = head.title !== undefined;
  // An article is named by its heading; without one the card is no article.
  const Frame = isArticle ? 'article' : 'div';
  const inside = (
    <>
      {kind === undefined && meta === undefined ? null : (
        <div className="it-card-signature">
          {kind === undefined ? null : <span className="kind">{kind}</span>}
          {meta}
        </div>
      )}
      <Head {...head} titleId={titleId} />
      {children}
      {foot === undefined ? null : <div className="it-card-footer">{foot}</div>}
    </>
  );
  return (
    <Frame
      id={id}
      aria-labelledby={isArticle ? titleId : undefined}
      className={classes(
        'it-card',
        head.target !== undefined && 'link',
        auto && 'auto',
        picture !== undefined && 'it-card-image',
        pictureShape !== 'wide' && picture !== undefined && pictureShape,
        alert === 'bad' && 'alerting',
        alert === 'warn' && 'warning',
      )}
    >
      {picture}
      {picture === undefined ? inside : <div className="it-card-body">{inside}</div>}
    </Frame>
  );
};

/** The one foot of cards: what following it does, with its sign (an arrow for a page, a tray for a file, a lens for a dialog), and a fact at the right. */
export const CardFoot = ({
  sign,
  verb,
  fact,
}: {
  readonly sign: IconName;
  readonly verb: ReactNode;
  readonly fact?: ReactNode;
}) => {
  const icon = <Icon name={sign} size="sm" />;
  // An arrow points onwards from the words; what is fetched or opened is named by its sign first.
  const isArrow = sign === 'arrow-right';
  return (
    <>
      <span className="verb">
        {isArrow ? null : icon}
        <span>{verb}</span>
        {isArrow ? icon : null}
      </span>{' '}
      {fact === undefined ? null : <span className="fact">{fact}</span>}
    </>
  );
};

/** Cards in a grid that fills itself; `look` is how narrow a card may get (240 or 330 px in place of 300), or rows of two parts without a box. */
export const CardGrid = ({
  items,
  look,
  tight = false,
  label,
}: {
  readonly items: readonly {
    readonly key: string;
    readonly card: ReactNode;
    readonly id?: string | undefined;
    readonly className?: string | undefined;
  }[];
  readonly look?: 'narrow' | 'wide' | 'rows' | undefined;
  readonly tight?: boolean | undefined;
  readonly label?: string | undefined;
}) => (
  <ul className={classes('pt-grid list-unstyled', look, tight && 'tight')} aria-label={label}>
    {items.map(({ key, card, id, className }) => (
      <li key={key} id={id} className={className}>
        {card}
      </li>
    ))}
  </ul>
);
