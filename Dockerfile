# The server, compiled, with the versions that requirements/*.txt lock by hash. PYTHON pins the base image as well:
# --build-arg PYTHON=python:3.11-slim@sha256:… (docs/hosting.md).
ARG PYTHON=python:3.11-slim

FROM ${PYTHON} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /source
COPY requirements requirements
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
RUN python -m venv /build && /build/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt
COPY . .
RUN MANAWELL_PURE=0 /build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
 && /venv/bin/pip install --no-deps --no-index /wheels/*.whl

FROM ${PYTHON}
RUN useradd --uid 10001 --no-create-home manawell && install --directory --owner manawell --group manawell --mode 700 /data
COPY --from=build /venv /venv
ENV MANAWELL_DATA=/data
USER manawell
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["/venv/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["/venv/bin/manawell", "serve", "--host", "0.0.0.0", "--port", "8000"]
