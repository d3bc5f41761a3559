/** Sets the environment variables that the services require; each benchmark starts its own database. */
export function applySettings(): void {
  Object.assign(process.env, {
    APP_URL: 'http://localhost:3000',
    APP_SECRET: 'bench-secret-bench-secret-bench-secret-01',
    SANDBOX_BANK_SECRET: 'bench-secret-bench-secret-bench-secret-02',
    DATABASE_URL: 'postgresql://postgres@127.0.0.1/postgres',
    THROTTLE_SCALE: '1000',
  });
}
