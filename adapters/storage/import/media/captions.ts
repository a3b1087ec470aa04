const HEADER = /^WEBVTT(?:[ \t].*)?$/u;
const TIMES = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/u;

/**
 * What captions in WebVTT say, one text for each of them; none where the text is no WebVTT, or says nothing. Browsers
 * drop what they do not understand without a word, so that a slip would only be noticed by whom the captions are for.
 */
export const captionTexts = (text: string): readonly string[] => {
  const [head = [], ...blocks] = text
    .replace(/\r\n?/gu, '\n')
    .split(/\n{2,}/u)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''));
  if (!HEADER.test(head[0] ?? '')) return [];
  return blocks.flatMap((lines) => {
    const times = lines.findIndex((line) => TIMES.test(line));
    const said = times < 0 ? [] : lines.slice(times + 1);
    return said.length === 0 ? [] : [said.join(' ').replace(/<[^>]*>/gu, '')];
  });
};
