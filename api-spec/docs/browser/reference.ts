import { createSend } from './send.ts';
import { showSessionForm } from './session.ts';

interface Viewer {
  getConfiguration(): object;
  updateConfiguration(configuration: object): void;
}

/** Defined by scalar.js, which is loaded before. */
declare const Scalar: { createApiReference(element: Element, configuration: object): Viewer };

const element = document.querySelector('#reference');
if (element === null) throw new Error('The page has no element for the reference.');

const content = await (await fetch('reference.json')).json();
element.replaceChildren();

const configuration = {
  content,
  customFetch: createSend(content),
  // Nothing of this page may reach another server.
  proxyUrl: '',
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  // The plain contract is linked in the header; this one has plain bodies.
  documentDownloadType: 'none',
  // By the system's setting, like the other pages.
  hideDarkModeToggle: true,
  showOperationId: true,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: 'memberToken' },
  // The page of changes links to operations by these.
  generateTagSlug: ({ name = '' }: { name?: string }) => name,
  generateOperationSlug: ({ operationId }: { operationId?: string }) => operationId,
};
const viewer = Scalar.createApiReference(element, configuration);

await showSessionForm((token) => {
  viewer.updateConfiguration({
    ...configuration,
    authentication: { preferredSecurityScheme: 'memberToken', securitySchemes: { memberToken: { token } } },
  });
});
