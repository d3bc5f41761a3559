// The `server-only` guard throws outside a React server bundle; tests are the server.
export {};
