const octetsOfCharacter = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
};

/** How many octets a text takes in UTF-8. */
export const octetsOf = (text: string): number => {
  let octets = 0;
  for (const character of text) octets += octetsOfCharacter(character);
  return octets;
};
