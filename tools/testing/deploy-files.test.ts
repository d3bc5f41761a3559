import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { SETTING_NAMES } from '~/env';

interface Service {
  image?: string;
  build?: unknown;
  env_file?: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck?: { disable?: boolean };
  command?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }> | string[];
}

const read = (path: string) => readFileSync(path, 'utf8');
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const service = (name: string): Service => compose.services[name] ?? {};
const units = readdirSync('deploy/systemd');
const settings = new Set([...SETTING_NAMES, 'PORT']);

describe('The Dockerfile', () => {
  const dockerfile = DockerfileParser.parse(read('Dockerfile'));
  const last = dockerfile.getInstructions().map((line) => line.getKeyword());

  it('The image runs as a user that is not root, and Node takes its signals', () => {
    const serving = last.slice(last.lastIndexOf('FROM'));
    expect(serving).toContain('USER');
    const user = dockerfile.getInstructions().findLast((line) => line.getKeyword() === 'USER');
    expect(user?.getArgumentsContent()).toBe('node');
    expect(dockerfile.getCMDs().at(-1)?.getArgumentsContent()).toMatch(/^\["node", "[^"]+"\]$/);
    expect(serving).toContain('HEALTHCHECK');
  });

  it('The image has no compiler of Next and no maps of the packages', () => {
    const build = dockerfile.getInstructions().filter((line) => line.getKeyword() === 'RUN');
    const words = build.map((line) => line.getArgumentsContent() ?? '').join('\n');
    const after = words.slice(words.indexOf('npm prune --omit=dev'));
    expect(after).toContain('rm -rf node_modules/@next/swc-*');
    expect(after).toContain("find .next node_modules -name '*.map' -delete");
  });

  it('Every instruction is one that Docker knows', () => {
    const known = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD)$/;
    expect(last.filter((keyword) => !known.test(keyword))).toEqual([]);
  });

  it('The image is made of listed files only, without the history of the source', () => {
    const rules = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(rules[0]).toBe('*');
    const listed = rules.filter((rule) => rule.startsWith('!'));
    expect(listed.length).toBeGreaterThan(5);
    for (const rule of listed) expect(rule).not.toMatch(/^!(\.git|\*|\.env|\.data)/);
  });

  it('Every file that is copied by name exists', () => {
    for (const name of ['package.json', 'package-lock.json', '.npmrc', 'src/launcher/start.mjs'])
      expect([name, existsSync(name)]).toEqual([name, true]);
    const letIn = read('.dockerignore').match(/^!.+$/gm) ?? [];
    for (const line of letIn) expect([line, existsSync(line.slice(1))]).toEqual([line, true]);
  });
});

describe('deploy/try-without-containers.sh', () => {
  it('The shell reads the script', () => {
    const words = ['-n', 'deploy/try-without-containers.sh'];
    expect(execFileSync('bash', words, { encoding: 'utf8', stdio: 'pipe' })).toBe('');
  });
});

describe('deploy/compose.yaml', () => {
  it('Web servers run no jobs and reach the database through the pooler', () => {
    for (const name of ['web1', 'web2']) {
      const { environment = {} } = service(name);
      expect(environment.WORKER).toBe('off');
      expect(environment.DATABASE_URL).toMatch(/@pgbouncer:6432\/.*\?pgbouncer=true$/);
    }
  });

  it('Servers and workers connect as the role that owns no table, and do not know the owner’s password', () => {
    const { environment: ofPooler = {} } = service('pgbouncer');
    expect(Object.keys(ofPooler)).toEqual(['POSTGRES_APP_PASSWORD']);
    for (const name of ['web1', 'web2', 'worker', 'backup']) {
      const { environment = {}, env_file } = service(name);
      expect(environment.DATABASE_URL).toMatch(/^postgresql:\/\/shuoyi_app:\$\{POSTGRES_APP_/);
      expect(JSON.stringify(environment)).not.toContain('POSTGRES_PASSWORD');
      // The other file, .env, is read by compose itself.
      expect(env_file).toBe('app.env');
    }
    expect(service('migrate').environment?.DATABASE_URL).toMatch(/^postgresql:\/\/shuoyi:/);
    expect(read('deploy/postgres/roles.sql')).toContain('CREATE ROLE shuoyi_app LOGIN');
  });

  it('Migrations go to the server directly, and nothing serves before they are done', () => {
    expect(service('migrate').environment?.DATABASE_URL).toMatch(/@postgres:5432\/shuoyi$/);
    for (const name of ['web1', 'web2', 'worker'])
      expect(service(name).depends_on).toMatchObject({
        migrate: { condition: 'service_completed_successfully' },
      });
  });

  it('Every service of the image has a read-only root and no capability', () => {
    for (const name of ['migrate', 'web1', 'web2', 'worker', 'backup']) {
      expect(service(name)).toMatchObject({ image: 'shuoyi', read_only: true, cap_drop: ['ALL'] });
      for (const setting of Object.keys(service(name).environment ?? {}))
        expect([setting, settings.has(setting)]).toEqual([setting, true]);
    }
  });

  it('Every server and worker has an address for its metrics, which the example of a scrape asks for over HTTPS', () => {
    const serving = ['web1', 'web2', 'worker'];
    expect(service('worker').environment?.METRICS_PORT).toBe('3000');
    expect(service('worker').healthcheck).toBeUndefined();
    const [, named = ''] =
      /path_regexp name \^\/api\/metrics\/\((.*)\)\$/.exec(read('deploy/Caddyfile')) ?? [];
    expect(named.split('|')).toEqual(serving);
    const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(read('docs/alerts.md')) ?? [];
    const [scrape] = (parse(example) as { scrape_configs: Record<string, unknown>[] })
      .scrape_configs;
    expect(scrape).toMatchObject({ scheme: 'https', static_configs: [{ targets: serving }] });
    // Mails and payments are counted by the process that runs the jobs.
    expect(read('deploy/systemd/shuoyi-worker.service')).toMatch(
      /^Environment=.*METRICS_PORT=\d+$/m,
    );
  });

  it('A backup is made every night, with what it needs and into a volume of its own', () => {
    const { command, volumes, environment, restart } = service('backup') as Service & {
      restart: string;
    };
    expect(environment?.DATABASE_URL).toMatch(/^postgresql:\/\/shuoyi_app:/);
    expect([volumes, restart]).toEqual([['data:/data:ro', 'backups:/backups'], 'unless-stopped']);
    expect(Object.keys(compose.volumes)).toContain('backups');
    expect(read('Dockerfile')).toMatch(/^RUN install -d -o node -g node .*\/backups$/m);
    const script = (command?.at(-1) ?? '').replaceAll('$$', '$');
    const [, program = ''] = /(src\/\S+)/.exec(script) ?? [];
    expect([program, existsSync(program)]).toEqual(['src/operate/backup/main.ts', true]);
    expect(script).toContain('--keep=');
    // Runs with a clock and a program of the test, which record the waits and the retries.
    const folder = mkdtempSync(join(tmpdir(), 'shuoyi-nights-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const at = (time: string, fails = 0) => {
      const seconds = Date.parse(time) / 1000;
      const tried = `${folder}/tried`;
      rmSync(tried, { force: true });
      const played = script
        .replace(
          /^save\(\).*$/m,
          `save() { echo x >> ${tried}; echo save; [ $(wc -l < ${tried}) -gt ${fails} ]; }`,
        )
        .replaceAll('/backups', folder)
        .replace('while sleep', 'while pause');
      const frame = `date() { echo ${seconds}; }; sleep() { echo "sleep $1"; }
        nights=0; pause() { echo "sleep $1"; nights=$((nights + 1)); [ $nights -lt 2 ]; }`;
      return execFileSync('sh', ['-c', `${frame}\n${played}`], { encoding: 'utf8' })
        .trim()
        .split('\n');
    };
    expect(at('2026-11-28T12:00:00+08:00')).toEqual(['save', 'sleep 55800', 'save', 'sleep 55800']);
    writeFileSync(join(folder, 'shuoyi-20261127T193000Z.tar.gz.age'), '');
    expect(at('2026-11-28T12:00:00+08:00')).toEqual(['sleep 55800', 'save', 'sleep 55800']);
    expect(at('2026-11-28T03:29:00+08:00')[0]).toBe('sleep 60');
    expect(at('2026-11-28T03:30:00+08:00')[0]).toBe('sleep 86400');
    expect(at('2026-11-28T12:00:00+08:00', 1)).toEqual([
      ...['sleep 55800', 'save', 'sleep 600', 'save', 'sleep 55800'],
    ]);
  });

  it('Every service that one waits for exists', () => {
    for (const { depends_on = [] } of Object.values(compose.services)) {
      const names = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const name of names) expect(Object.keys(compose.services)).toContain(name);
    }
  });
});

describe('deploy/pgbouncer.ini', () => {
  const lines = read('deploy/pgbouncer.ini').split('\n');
  const seconds = (name: string) =>
    Number(lines.find((line) => line.startsWith(`${name} = `))?.split(' = ')[1]);

  it('The pooler asks a database that was away again before a request is given up', () => {
    for (const name of ['server_login_retry', 'dns_max_ttl', 'dns_nxdomain_ttl'])
      expect([name, seconds(name)]).toEqual([name, 1]);
    expect(seconds('server_connect_timeout')).toBeLessThanOrEqual(4);
    expect(seconds('query_wait_timeout')).toBeLessThanOrEqual(10);
    expect(seconds('tcp_user_timeout')).toBeLessThanOrEqual(5000);
  });
});

describe('deploy/Caddyfile', () => {
  const caddy = '/usr/bin/caddy';

  it.skipIf(!existsSync(caddy))(
    'Caddy reads its file, and asks each server whether it accepts',
    () => {
      const words = ['adapt', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
      const env = {
        ...process.env,
        SITE_ADDRESS: 'shuoyi.example',
        UPSTREAMS: 'web1:3000 web2:3000',
      };
      const adapted = execFileSync(caddy, words, { env, encoding: 'utf8', stdio: 'pipe' });
      expect(adapted).toContain('"dial":"web2:3000"');
      expect(adapted).toContain('"dial":"{http.regexp.name.1}:3000"');
      expect(adapted).toContain('"uri":"/api/health/accepting"');
      expect(adapted).toMatch(/"keep_alive":\{"idle_timeout":\d+/);
      expect(adapted).toContain('"delete":["Upgrade"]');
      expect(adapted).not.toContain('"passive"');
    },
  );

  it('A missing response does not mark a server as failed, and a request cannot choose another protocol', () => {
    const settings = read('deploy/Caddyfile').replaceAll(/^\s*#.*$/gm, '');
    expect(settings).toMatch(/^\s*header_up -Upgrade$/m);
    expect(settings).not.toMatch(/fail_duration|max_fails|unhealthy_/);
    expect(settings).toMatch(/^\s*health_uri \S+$/m);
  });
});

describe('The units of systemd', () => {
  const analyze = '/usr/bin/systemd-analyze';

  it.each(units.filter((name) => name.endsWith('.service')))(
    'The program of %s exists, and it may write its own folders only',
    (name) => {
      const unit = read(`deploy/systemd/${name}`);
      const [, program = ''] = unit.match(/^ExecStart=\/usr\/bin\/node .*?(src\S+)/m) ?? [];
      expect([name, existsSync(program)]).toEqual([name, true]);
      for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'StateDirectory=shuoyi'])
        expect(unit).toContain(`${line}\n`);
    },
  );

  it.skipIf(!existsSync(analyze))('systemd accepts every unit', () => {
    const paths = units.map((name) => `deploy/systemd/${name}`);
    // The command also checks whether the program is executable, which depends on the machine.
    let said = '';
    try {
      execFileSync(analyze, ['verify', '--man=no', ...paths], { stdio: 'pipe' });
    } catch (error) {
      said = String((error as { stderr?: Buffer }).stderr);
    }
    expect(said.match(/Unknown|Failed to parse|Invalid|not understood/gi) ?? []).toEqual([]);
  });
});
