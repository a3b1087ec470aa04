import { SHORTCUT_WORDS } from '#core/shortcuts/shortcut-words.ts';
import { SHORTCUTS, ShortcutsOff, SwitchShortcut } from '#core/shortcuts/shortcuts.ts';
import { SHORTCUTS_COPY as COPY } from '#ui/copy/shortcuts.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

/** What the keys do, in one line above a list, and where each of them is switched off (CAAK-02, WCAG 2.1.4); not on touch screens. */
export const KeyLine = () => {
  const off = useCell(useInjection(ShortcutsOff));
  const switchShortcut = useAction(SwitchShortcut);
  const on = SHORTCUTS.filter((shortcut) => !off.includes(shortcut));
  return (
    <details className="pt-keys">
      <summary>
        <span className={on.length === 0 ? undefined : 'name'}>{COPY.title}</span>
        {on.map((shortcut) => (
          <span key={shortcut} className="key">
            {SHORTCUT_WORDS[shortcut].keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {SHORTCUT_WORDS[shortcut].does}
          </span>
        ))}
      </summary>
      <fieldset>
        <legend>{COPY.title}</legend>
        <p className="pt-soft">{COPY.help}</p>
        {SHORTCUTS.map((shortcut) => (
          <label key={shortcut}>
            <input
              type="checkbox"
              checked={!off.includes(shortcut)}
              onChange={({ currentTarget: { checked } }) => switchShortcut(shortcut, checked)}
            />{' '}
            {SHORTCUT_WORDS[shortcut].keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {SHORTCUT_WORDS[shortcut].does}
          </label>
        ))}
      </fieldset>
    </details>
  );
};
