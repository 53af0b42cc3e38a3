import { startEmbeddedPostgres } from './src/embedded-postgres.ts';
import { writeFileSync, chmodSync, mkdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
const dataDir='/tmp/lead/walkdata'; mkdirSync(dataDir,{recursive:true}); chmodSync(dataDir,0o711);
const db=await startEmbeddedPostgres({dataDir,durable:false});
writeFileSync('/tmp/lead/walkdb.txt',db.url);
const child=spawn(process.execPath,['apps/server/src/main.ts'],{stdio:'inherit',cwd:'/tmp/lead/wk',env:{PATH:process.env.PATH,PORT:'24222',DATA_DIR:dataDir,DATABASE_URL:db.url,RATE_LIMITS:'off',LOG_LEVEL:'error'}});
child.on('exit',async()=>{await db.stop();process.exit(0)});
process.on('SIGTERM',()=>child.kill('SIGTERM'));
