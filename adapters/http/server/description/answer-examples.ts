type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same answer at another address, with its keys in the query (D-29). */
const BY_QUERY = /ByQuery$/u;

/**
 * The document with an example of each answer: what the demonstration answers, recorded and shortened by `npm run
 * contract:examples`, by the name of the operation (API-22). A body that is a PDF is shown by none.
 */
export const withAnswerExamples = (document: Json, examples: Readonly<Record<string, unknown>>): Json => ({
  ...document,
  paths: mapped(document['paths'], (methods) =>
    mapped(methods, (operation) => {
      const { operationId = '', responses } = operation as { operationId?: string; responses: Json };
      const example = examples[operationId.replace(BY_QUERY, '')];
      return example === undefined ? operation : { ...(operation as Json), responses: answering(responses, example) };
    }),
  ),
});

// Helpers

const mapped = (value: unknown, change: (one: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([name, one]) => [name, change(one)]));

/** The answers, that of success with its example. */
const answering = (responses: Json, example: unknown): Json => {
  const success = responses['200'];
  if (!isObject(success)) return responses;
  const content = mapped(success['content'], (media) => ({ ...(media as Json), example }));
  return { ...responses, 200: { ...success, content } };
};
