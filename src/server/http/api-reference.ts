import { html } from 'hono/html';
import type { Config } from '../platform/config/config.ts';

export function openApiDocument(config: Config) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop API',
      version: '1',
      description: 'Prices are in rupees. The body of an error response is {error, code, requestId}.',
    },
    servers: [{ url: config.publicUrl }],
  };
}

interface Operation {
  summary?: string;
  description?: string;
  'x-scope'?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: unknown;
  responses?: Record<string, { description?: string }>;
}

/** The API reference page: static HTML generated from the OpenAPI document, without scripts. */
export function apiReference(document: { paths?: object }) {
  const operations = Object.entries(
    (document.paths ?? {}) as Record<string, Record<string, Operation>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shop API</title><link rel="stylesheet" href="/api-reference.css">
</head>
<body><main>
<h1>Shop API</h1>
<p>The machine-readable document is <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Other programs send an API key of <a href="/admin/api-keys">/admin/api-keys</a> as <code>Authorization: Bearer chk_…</code>. A key
can make the calls that name one of its scopes, and those that need no login.</p>
${operations.map(({ path, method, operation }) => operationSection(path, method, operation))}
</main></body>
</html>`;
}

function operationSection(path: string, method: string, operation: Operation) {
  return html`<section>
<h2><code>${method.toUpperCase()} ${path}</code></h2>
<p>${operation.summary ?? ''}</p>
${operation.description ? html`<p>${operation.description}</p>` : ''}
${operation['x-scope'] ? html`<p>API key with the scope <code class="scope">${operation['x-scope']}</code></p>` : ''}
${
  operation.parameters?.length
    ? html`<h3>Parameters</h3><ul>${operation.parameters.map(
        (parameter) =>
          html`<li><code>${parameter.name}</code> in ${parameter.in}${parameter.required ? ', required' : ''}</li>`,
      )}</ul>`
    : ''
}
<h3>Responses</h3>
<ul>${Object.entries(operation.responses ?? {}).map(
    ([status, response]) => html`<li><code>${status}</code> ${response.description ?? ''}</li>`,
  )}</ul>
</section>`;
}
