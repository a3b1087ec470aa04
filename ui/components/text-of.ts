import { useState } from 'react';

/**
 * What is being written in a field that the address also fills: a new address (Back, a chip, another search) brings its own
 * text, and what was being written for a former one never comes back.
 */
export const useTextOf = (value: string): readonly [string, (text: string) => void] => {
  const [draft, setDraft] = useState({ of: value, text: value });
  // Set while drawing, so that no drawing ever shows the words of another address.
  if (draft.of !== value) setDraft({ of: value, text: value });
  return [draft.of === value ? draft.text : value, (text) => setDraft({ of: value, text })];
};
