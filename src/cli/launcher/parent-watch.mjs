// Imported first by a child of the launcher: the child ends when the launcher does, however it ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
