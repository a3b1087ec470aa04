/** The faults of a refused import, one each. */
export const faultLines = (message: string): readonly string[] => {
  const lines = message.split('\n').filter((line) => line.startsWith('- '));
  return lines.length === 0 ? [message] : lines.map((line) => line.slice('- '.length));
};
