@rem The script "start" of package.json begins with exec, so that npm waits for the shop itself; Windows knows no exec.
@%*
