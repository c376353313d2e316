"""A copy of the project in another folder, compiled there; the sources stay plain."""

from tools.project_copy import ProjectCopy

IS_COMPILED = "import sys; from speeltafel.engine import flow; sys.exit(flow.__file__.endswith('.py'))"


class CompiledCopy(ProjectCopy):
    """Runs Python in the copy, with the compiled modules of the copy."""

    def compile(self, *arguments: str) -> bool:
        """Whether there was everything to compile it; a build that fails is an error."""
        if self.run("tools/compile.py", *arguments) != 0:
            raise SystemExit("the copy could not be compiled")
        return self.run("-c", IS_COMPILED) == 0
