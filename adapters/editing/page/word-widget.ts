import { WORD_WIDGET } from '../forms/decap.ts';

/** What the editor gives a field of its own making. */
interface FieldProps {
  readonly value?: string;
  readonly forID: string;
  readonly classNameWrapper: string;
  readonly field: { get(name: string): unknown };
  onChange(value: string): void;
  setActiveStyle(): void;
  setInactiveStyle(): void;
}

/** What makes a field: the editor's own React. */
export interface FieldMaker {
  readonly createClass: (specification: {
    readonly render: (this: { readonly props: FieldProps }) => unknown;
  }) => unknown;
  readonly h: (kind: string, properties: Readonly<Record<string, unknown>>) => unknown;
}

const idOf = (used: string): string => `parole-${used.replaceAll('.', '-')}`;

/** A line that offers the words which other contents have in the same field, and takes any other (RED-03). */
export const wordWidget = ({ createClass, h }: FieldMaker) => ({
  name: WORD_WIDGET,
  controlComponent: createClass({
    render() {
      const { value = '', forID, classNameWrapper, field, onChange, setActiveStyle, setInactiveStyle } = this.props;
      return h('input', {
        type: 'text',
        id: forID,
        className: classNameWrapper,
        value,
        list: idOf(String(field.get('used'))),
        onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      });
    },
  }),
});

/** Puts the words in use beside the page, where its fields find them. */
export const offerWords = (words: Readonly<Record<string, readonly string[]>>): void => {
  for (const [used, values] of Object.entries(words)) {
    const list = document.getElementById(idOf(used)) ?? document.createElement('datalist');
    list.id = idOf(used);
    list.replaceChildren(...values.map((value) => new Option(value, value)));
    document.body.append(list);
  }
};
