const COMMAND_TIMEOUT_MS = 30_000;

/** A driver's response: a value, or an error by its name in the W3C's list. */
interface Answer {
  readonly value: unknown;
}

interface DriverError {
  readonly error: string;
  readonly message: string;
}

const isError = (value: unknown): value is DriverError =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value;

/** The W3C WebDriver protocol: one command is one HTTP request with JSON. https://www.w3.org/TR/webdriver2/ */
export async function command(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(parameters) } : {}),
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
  });
  const { value } = (await response.json()) as Answer;
  if (isError(value)) throw new Error(`${value.error}: ${value.message} (${new URL(address).pathname})`);
  return value;
}
