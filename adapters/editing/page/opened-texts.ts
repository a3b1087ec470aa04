/** A call of the editor to the service beside the page. */
interface Call {
  readonly action: string;
  readonly params?: {
    readonly path?: string;
    readonly paths?: readonly string[];
    readonly dataFiles?: readonly { readonly path: string; readonly newPath?: string; readonly raw: string }[];
  };
}

/** What was answered about one content: as it is in the folder, or as a draft has it. */
interface Answered {
  readonly data?: string;
  readonly error?: string;
}

const READS = new Set(['getEntry', 'unpublishedEntryDataFile']);
const WRITES = new Set(['persistEntry', 'deleteFile', 'deleteFiles']);

/**
 * Wraps the `fetch` that the editor calls: what is saved or deleted goes together with the text from which its form was
 * filled, so that the service can refuse to overwrite what somebody else has written since (RED-01). The editor itself never
 * sends that. `hear` is given what was refused, line by line.
 */
export const withOpenedTexts = (
  send: typeof fetch,
  service: string,
  hear: (refusals: readonly string[]) => void = () => undefined,
): typeof fetch => {
  const opened = new Map<string, string>();
  return async (target, init) => {
    if (target !== service || typeof init?.body !== 'string') return send(target, init);
    const call = JSON.parse(init.body) as Call;
    const { action, params = {} } = call;
    const files = params.dataFiles ?? [];
    const paths = [params.path, ...(params.paths ?? []), ...files.map(({ path }) => path)].filter(
      (path) => path !== undefined,
    );
    const known = Object.fromEntries(paths.flatMap((path) => (opened.has(path) ? [[path, opened.get(path)]] : [])));
    const body = WRITES.has(action) ? JSON.stringify({ ...call, params: { ...params, opened: known } }) : init.body;
    const answer = await send(target, { ...init, body });
    if (WRITES.has(action)) hear(answer.ok ? [] : refusalsIn((await answer.clone().json()) as Answered));
    if (!answer.ok) return answer;
    if (READS.has(action) && params.path !== undefined) {
      const { data } = (await answer.clone().json()) as Answered;
      if (data !== undefined) opened.set(params.path, data);
    }
    if (WRITES.has(action)) for (const path of paths) opened.delete(path);
    for (const { path, newPath, raw } of files) opened.set(newPath ?? path, raw);
    return answer;
  };
};

// Helpers

const refusalsIn = ({ error = '' }: Answered): readonly string[] => error.split('\n');
