// Imported first by a child of the launcher (and by children of its own, which inherit the option): each ends
// when its parent does, even if that was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
